import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import * as css from './parts.css.ts';

/** The position of the current photo and the number of photos: `3 / 340`. */
export const Counter = /* @__PURE__ */ withRef(function Counter({
  className,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'>) {
  const { labels } = useViewerContext();
  const index = useViewerState((state) => state.index);
  const count = useViewerState((state) => state.count);
  return (
    <span {...rest} className={joinClassNames(css.counter, className)}>
      {labels.counter(index + 1, count)}
    </span>
  );
});
