import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../classNames.ts';
import { RefreshCwIcon } from '../icon/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { BrokenDrawing } from './drawings.tsx';
import * as css from './State.css.ts';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What failed, in words. */
  title: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** Shows that a retry is running. @default false */
  retrying?: boolean;
  /** Another way out, e.g. back home. */
  action?: ReactNode;
};

/** Something failed: what, and a button to try again. */
export const ErrorState = /* @__PURE__ */ withRef(function ErrorState({
  title,
  onRetry,
  retrying,
  action,
  className,
  ...rest
}: ErrorStateProps) {
  const { retry } = useLabels();
  return (
    <div role="alert" className={classNames(css.state, className)} {...rest}>
      <BrokenDrawing className={css.drawing} />
      <p className={css.sentence}>{title}</p>
      {onRetry ? (
        <Button icon={<RefreshCwIcon />} loading={retrying} onClick={onRetry}>
          {retry}
        </Button>
      ) : null}
      {action}
    </div>
  );
});
