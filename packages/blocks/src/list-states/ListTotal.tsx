import type { ReactNode } from 'react';
import * as css from './ListStates.css.ts';

export interface ListTotalProps {
  /** The space around it: below a list without space of its own it is on all sides. @default 'above' */
  space?: 'above' | 'around';
  /** The total in words. */
  children: ReactNode;
}

/** The line at the end of a list with the number of its items. */
export function ListTotal({ space = 'above', children }: ListTotalProps) {
  return (
    <p className={css.total} data-space={space}>
      {children}
    </p>
  );
}
