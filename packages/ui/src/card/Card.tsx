import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { card } from './Card.css.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Marks the card as selected. @default false */
  selected?: boolean;
  /** Renders the only child in its place, e.g. a link: the whole card is then pressed. */
  asChild?: boolean;
};

/** A surface with a border. Its content sets the padding. */
export const Card = /* @__PURE__ */ withRef(function Card({
  selected,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const props = {
    className: classNames(card, className),
    'data-selected': selected ? '' : undefined,
    ...rest,
  };
  return asChild ? <Slot.Root {...props} /> : <div {...props} />;
});
