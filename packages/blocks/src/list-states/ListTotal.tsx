import type { ReactNode } from 'react';
import * as css from './ListStates.css.ts';

export interface ListTotalProps {
  /** Class for the space around it. */
  className?: string;
  /** The total in words. */
  children: ReactNode;
}

/** The line at the end of a list with the number of its items. */
export function ListTotal({ className, children }: ListTotalProps) {
  return <p className={className ? `${css.total} ${className}` : css.total}>{children}</p>;
}
