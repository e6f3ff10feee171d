import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Nav.css.ts';

/** The same places in a narrow column, for a pad. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'nav'>) {
  const { navigation } = useLabels();
  return <nav aria-label={navigation} className={classNames(css.rail, className)} {...rest} />;
});

/** One place; its only child is the link, icon above label. */
export const Item = /* @__PURE__ */ withRef(function Item({
  className,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.railItem, className)} {...rest} />;
});
