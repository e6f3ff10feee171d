import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import * as css from './parts.css.ts';

/** The bar over the upper edge of the photo. */
export const Toolbar = /* @__PURE__ */ withRef(function Toolbar({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div {...rest} className={joinClassNames(css.toolbar, className)} />;
});
