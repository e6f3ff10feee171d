import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Nav.css.ts';

/** The navigation of the product as a narrow column, for a tablet. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'nav'>) {
  const { navigation } = useLabels();
  return <nav aria-label={navigation} className={classNames(css.rail, className)} {...rest} />;
});

/** A destination in the navigation. Its only child is the link, with the icon above the label. */
export const Item = /* @__PURE__ */ withRef(function Item({
  className,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.railItem, className)} {...rest} />;
});
