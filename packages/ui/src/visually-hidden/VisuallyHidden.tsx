import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Words that are spoken and not shown. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(hidden, className)} {...rest} />;
}
