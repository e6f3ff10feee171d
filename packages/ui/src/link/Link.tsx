import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { link } from './Link.css.ts';

export type LinkProps = ComponentProps<'a'> & {
  /** When the underline is shown. A link inside a sentence must always be underlined. @default 'always' */
  underline?: 'always' | 'hover';
  /** The meaning, which determines the colour. @default 'accent' */
  tone?: 'accent' | 'muted';
  /** Renders the only child with these styles instead, such as a link of your router. @default false */
  asChild?: boolean;
};

/** A link to another page. */
export const Link = /* @__PURE__ */ withRef(function Link({
  underline,
  tone,
  asChild = false,
  className,
  ...rest
}: LinkProps) {
  const looks = classNames(link({ underline, tone }), className);
  return asChild ? <Slot.Root className={looks} {...rest} /> : <a className={looks} {...rest} />;
});
