import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../classNames.ts';
import { RefreshCwIcon } from '../icon/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { BrokenDrawing } from './drawings.tsx';
import * as css from './State.css.ts';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The message, which says what failed. */
  title: ReactNode;
  /** Called by the button that tries again. Without it, there is no such button. */
  onRetry?: () => void;
  /** Whether a retry is running. @default false */
  retrying?: boolean;
  /** An alternative action, such as a link to the home page. */
  action?: ReactNode;
};

/** The state of a page or list that failed to load: a message and a button to try again. */
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
