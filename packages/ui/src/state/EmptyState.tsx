import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { EmptyAlbumDrawing } from './drawings.tsx';
import * as css from './State.css.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** One sentence. */
  title: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  /** Another illustration. */
  drawing?: ReactNode;
};

/** Nothing here yet: one illustration, one sentence, one action. */
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
