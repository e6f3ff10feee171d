import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { sheet } from './Popover.css.ts';
import { PLACEMENT } from './placement.ts';

export const Root = Radix.Root;
export const Trigger = Radix.Trigger;
export const Anchor = Radix.Anchor;
export const Close = Radix.Close;

export type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'aria-label'> & {
  /** The accessible name. */
  label: string;
};

/**
 * A small panel next to its trigger. The focus moves into it and returns to the trigger when it closes. Esc and a press
 * outside close it.
 */
export const Content = /* @__PURE__ */ withRef(function Content({ label, className, ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content aria-label={label} {...PLACEMENT} className={classNames(sheet, className)} {...rest} />
    </Radix.Portal>
  );
});
