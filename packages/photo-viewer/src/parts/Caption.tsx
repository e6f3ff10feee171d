import type { PhotoItem } from '@xiangji/internal/items';
import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useViewerState } from '../ViewerContext.ts';
import * as css from './parts.css.ts';

export type CaptionProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Returns the caption of a photo; nothing is shown without one.
   * @default its name, with time and location below
   */
  children?: (item: PhotoItem) => ReactNode;
};

/** A text over the lower edge of the photo. */
export const Caption = /* @__PURE__ */ withRef(function Caption({
  children = defaultCaption,
  className,
  ...rest
}: CaptionProps) {
  const item = useViewerState((state) => state.item);
  const caption = item && children(item);
  if (!caption) return null;
  return (
    <div {...rest} className={joinClassNames(css.caption, className)}>
      {caption}
    </div>
  );
});

function defaultCaption({ name, time, location }: PhotoItem): ReactNode {
  const facts = [time, location].filter(Boolean).join(' · ');
  if (!name && !facts) return null;
  return (
    <>
      {name && <strong>{name}</strong>}
      {facts && <span>{facts}</span>}
    </>
  );
}
