import { HoverCard as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { sheet } from '../popover/Popover.css.ts';
import { PLACEMENT } from '../popover/placement.ts';
import { withRef } from '../react-18/index.ts';

export const Root = Radix.Root;
/** The link that the card previews. */
export const Trigger = Radix.Trigger;

export type ContentProps = ComponentProps<typeof Radix.Content>;

/**
 * A preview of a link's target, for a mouse that hovers over it. Everything in it is available behind the link too.
 */
export const Content = /* @__PURE__ */ withRef(function Content({ className, ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content {...PLACEMENT} className={classNames(sheet, className)} {...rest} />
    </Radix.Portal>
  );
});
