import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { key } from './Kbd.css.ts';

export type KbdProps = ComponentProps<'kbd'>;

/** The name of a key, as printed on the keyboard. */
export const Kbd = /* @__PURE__ */ withRef(function Kbd({ className, ...rest }: KbdProps) {
  return <kbd className={classNames(key, className)} {...rest} />;
});
