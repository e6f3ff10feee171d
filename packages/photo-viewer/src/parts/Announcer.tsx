import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import * as css from './parts.css.ts';

/** Announces the current photo to screen readers once it is painted. */
export const Announcer = /* @__PURE__ */ withRef(function Announcer({
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'>) {
  const { labels } = useViewerContext();
  const index = useViewerState((state) => state.paintedIndex);
  const count = useViewerState((state) => state.count);
  const item = useViewerState(
    (state) => state.slides.find((slide) => slide.index === state.paintedIndex)?.item,
  );
  return (
    <div role="status" aria-live="polite" {...rest} className={joinClassNames(css.visuallyHidden, className)}>
      {labels.announcement(index + 1, count, item)}
    </div>
  );
});
