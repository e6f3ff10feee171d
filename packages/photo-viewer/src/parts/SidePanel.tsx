import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import * as css from './parts.css.ts';

/** A panel next to the photo on a PC, over its lower part on smaller screens. Arrow keys change the photo here too. */
export const SidePanel = /* @__PURE__ */ withRef(function SidePanel({
  className,
  ...rest
}: ComponentProps<'aside'>) {
  return <aside {...rest} className={joinClassNames(css.sidePanel, className)} data-viewer-panel="" />;
});
