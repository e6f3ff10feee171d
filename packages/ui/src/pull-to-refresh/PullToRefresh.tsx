import { useComposedRef } from '@xiangji/internal/useComposedRef';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import * as css from './PullToRefresh.css.ts';
import { type PullState, usePull } from './usePull.ts';

export type PullToRefreshProps = ComponentProps<'div'> & {
  /** Called to reload the list. The spinner is shown until the promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Disables the gesture while touch has another function, such as selecting. */
  disabled?: boolean;
};

function useWords(state: PullState): string {
  const labels = useLabels();
  if (state === 'refreshing') return labels.refreshing;
  return state === 'ready' ? labels.releaseToRefresh : labels.pullToRefresh;
}

/** Reloads a list when the user pulls it down from its top. Offer a button for reloading too. */
export const PullToRefresh = /* @__PURE__ */ withRef(function PullToRefresh(props: PullToRefreshProps) {
  const { onRefresh, disabled = false, className, style, ref, children, ...rest } = props;
  const own = useRef<HTMLDivElement>(null);
  const { state, distance } = usePull(own, { onRefresh, disabled });
  const words = useWords(state);
  return (
    <div
      ref={useComposedRef(own, ref)}
      data-state={state}
      aria-busy={state === 'refreshing' || undefined}
      className={classNames(css.root, className)}
      style={{ ...style, [css.pulledName]: `${distance}px` } as CSSProperties}
      {...rest}
    >
      <div className={css.mark} role="status">
        {state === 'refreshing' ? <Spinner /> : null}
        {state === 'idle' ? null : <span>{words}</span>}
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
});
