import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { divider } from './Divider.css.ts';

export type DividerProps = ComponentProps<'hr'> & {
  /** The direction of the line. @default 'horizontal' */ orientation?: 'horizontal' | 'vertical';
};

/** A thin line between two sections. */
export const Divider = /* @__PURE__ */ withRef(function Divider({
  orientation = 'horizontal',
  className,
  ...rest
}: DividerProps) {
  return <hr aria-orientation={orientation} className={classNames(divider, className)} {...rest} />;
});
