import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { link } from './Link.css.ts';

export type LinkProps = ComponentProps<'a'> & {
  /** Shows no underline. @default false */
  plain?: boolean;
  /** The colour by meaning. @default 'accent' */
  tone?: 'accent' | 'muted';
  /** Applies the styles to the only child instead, e.g. a router's link. */
  asChild?: boolean;
};

/** A link to another page. */
export const Link = /* @__PURE__ */ withRef(function Link({
  plain,
  tone,
  asChild = false,
  className,
  ...rest
}: LinkProps) {
  const looks = classNames(link({ plain, tone }), className);
  return asChild ? <Slot.Root className={looks} {...rest} /> : <a className={looks} {...rest} />;
});
