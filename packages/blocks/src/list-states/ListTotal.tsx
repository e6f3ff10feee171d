import type { ReactNode } from 'react';
import * as css from './ListStates.css.ts';

export interface ListTotalProps {
  /** The space around the text. Use `around` below a list that has no padding. @default 'above' */
  space?: 'above' | 'around';
  /** The total as text. */
  children: ReactNode;
}

/** The line below a list that shows the number of its items. */
export function ListTotal({ space = 'above', children }: ListTotalProps) {
  return (
    <p className={css.total} data-space={space}>
      {children}
    </p>
  );
}
