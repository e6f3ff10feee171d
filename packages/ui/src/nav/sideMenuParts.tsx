import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Nav.css.ts';

/** The navigation of the product at the side of a PC screen, or in a drawer. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'nav'>) {
  const { navigation } = useLabels();
  return <nav aria-label={navigation} className={classNames(css.side, className)} {...rest} />;
});

/**
 * A destination in the navigation. Its only child is the link (with icon and label), which sets `aria-current="page"`.
 */
export const Item = /* @__PURE__ */ withRef(function Item({
  className,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.sideItem, className)} {...rest} />;
});

/** The heading of the destinations below it. */
export const Section = /* @__PURE__ */ withRef(function Section({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.section, className)} {...rest} />;
});

/** The end of the menu, for the account of the user or a notice. */
export const Footer = /* @__PURE__ */ withRef(function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.foot, className)} {...rest} />;
});
