import { useDirection } from '@xiangji/locale';
import { ScrollArea as Radix } from 'radix-ui';
import type { ComponentProps, Ref, UIEventHandler } from 'react';
import { classNames } from '../classNames.ts';
import { hiddenScrollbar } from '../hiddenScrollbar.css.ts';
import { withRef } from '../react-18/index.ts';
import { withoutStyle } from '../withoutStyle.tsx';
import * as css from './ScrollArea.css.ts';

const Viewport = /* @__PURE__ */ withoutStyle(Radix.Viewport);

const axes = {
  vertical: ['vertical'],
  horizontal: ['horizontal'],
  both: ['vertical', 'horizontal'],
} as const;

export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'dir' | 'onScroll'> & {
  /** The accessible name. It is needed because the area is a tab stop, so that keys can scroll it. */
  label: string;
  /** The scrollable directions. @default 'vertical' */
  scrollbars?: keyof typeof axes;
  /** When the scrollbars are shown. @default 'hover' */
  type?: 'auto' | 'always' | 'scroll' | 'hover';
  /** A ref to the element that scrolls, such as for the `scroller` of a photo grid. @default none */
  viewportRef?: Ref<HTMLDivElement>;
  /** Called when the content is scrolled. */
  onScroll?: UIEventHandler<HTMLDivElement>;
};

/**
 * A container that scrolls natively and shows thin scrollbars of the theme. Give it a height or a width.
 */
export const ScrollArea = /* @__PURE__ */ withRef(function ScrollArea(props: ScrollAreaProps) {
  const { label, scrollbars = 'vertical', type, className, children, viewportRef, onScroll, ...rest } = props;
  return (
    <Radix.Root type={type} dir={useDirection()} className={classNames(css.root, className)} {...rest}>
      <Viewport
        ref={viewportRef}
        onScroll={onScroll}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={classNames(css.viewport, hiddenScrollbar)}
      >
        {children}
      </Viewport>
      {axes[scrollbars].map((orientation) => (
        <Radix.Scrollbar key={orientation} orientation={orientation} className={css.bar}>
          <Radix.Thumb className={css.thumb} />
        </Radix.Scrollbar>
      ))}
      {scrollbars === 'both' && <Radix.Corner />}
    </Radix.Root>
  );
});
