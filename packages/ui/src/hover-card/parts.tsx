import { HoverCard as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { sheet } from '../popover/Popover.css.ts';
import { PLACEMENT } from '../popover/placement.ts';
import { withRef } from '../react-18/index.ts';

/** Contains the trigger and the content of a card, and its `open` state. */
export const Root = Radix.Root;
/** The link that the card previews. */
export const Trigger = Radix.Trigger;

export type ContentProps = ComponentProps<typeof Radix.Content>;

/**
 * A preview of the target of a link, shown while the mouse hovers over the link. All of its content must be available
 * at the target too.
 */
export const Content = /* @__PURE__ */ withRef(function Content({ className, ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content {...PLACEMENT} className={classNames(sheet, className)} {...rest} />
    </Radix.Portal>
  );
});
