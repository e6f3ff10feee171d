import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Nav.css.ts';

/** The product's places down the side of a PC, or in a drawer. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'nav'>) {
  const { navigation } = useLabels();
  return <nav aria-label={navigation} className={classNames(css.side, className)} {...rest} />;
});

/** One place; its only child is the link (icon and word inside), which says `aria-current="page"`. */
export const Item = /* @__PURE__ */ withRef(function Item({
  className,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.sideItem, className)} {...rest} />;
});

/** Names the places below it. */
export const Section = /* @__PURE__ */ withRef(function Section({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.section, className)} {...rest} />;
});

/** The foot of the menu: the user's card, a notice. */
export const Footer = /* @__PURE__ */ withRef(function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.foot, className)} {...rest} />;
});
