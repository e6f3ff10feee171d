import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { EmptyAlbumDrawing } from './drawings.tsx';
import * as css from './State.css.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The message, one sentence. */
  title: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** An illustration that replaces the default one. */
  drawing?: ReactNode;
};

/** The state of a page or list without content: an illustration, a sentence and an action. */
export const EmptyState = /* @__PURE__ */ withRef(function EmptyState({
  title,
  action,
  drawing,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div className={classNames(css.state, className)} {...rest}>
      {drawing ?? <EmptyAlbumDrawing className={css.drawing} />}
      <p className={css.sentence}>{title}</p>
      {action}
    </div>
  );
});
