import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { link } from './Link.css.ts';

export type LinkProps = ComponentProps<'a'> & {
  /** Hides the underline. @default false */
  plain?: boolean;
  /** The meaning, which determines the colour. @default 'accent' */
  tone?: 'accent' | 'muted';
  /** Renders the only child with these styles instead, such as a link of your router. @default false */
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
