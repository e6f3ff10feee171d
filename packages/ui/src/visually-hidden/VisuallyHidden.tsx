import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Content for screen readers only. */
export const VisuallyHidden = /* @__PURE__ */ withRef(function VisuallyHidden({
  className,
  ...rest
}: ComponentProps<'span'>) {
  return <span className={classNames(hidden, className)} {...rest} />;
});
