import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { card } from './Card.css.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Marks the card as selected. @default false */
  selected?: boolean;
  /** Renders the only child as the card, such as a link, so that the whole card can be pressed. */
  asChild?: boolean;
};

/** A container with a background and a border. Its content sets the padding. */
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
