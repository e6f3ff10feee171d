import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import * as css from './Nav.css.ts';

/** The same places in a narrow column, for a pad. */
export function Root({ className, ...rest }: ComponentProps<'nav'>) {
  const { navigation } = useLabels();
  return <nav aria-label={navigation} className={classNames(css.rail, className)} {...rest} />;
}

/** One place; its only child is the link, picture over word. */
export function Item({ className, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.railItem, className)} {...rest} />;
}
