import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { divider } from './Divider.css.ts';

export type DividerProps = ComponentProps<'hr'> & { orientation?: 'horizontal' | 'vertical' };

/** A hairline between two matters. */
export function Divider({ orientation = 'horizontal', className, ...rest }: DividerProps) {
  return <hr aria-orientation={orientation} className={classNames(divider, className)} {...rest} />;
}
