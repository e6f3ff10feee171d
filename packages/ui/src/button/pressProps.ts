import type { ComponentProps, MouseEvent } from 'react';

export interface FocusableWhenDisabled {
  /**
   * Keeps the button focusable while it is disabled (`aria-disabled`). For a button whose own press disables it: the
   * focus would be lost.
   * @default false
   */
  focusableWhenDisabled?: boolean;
}

type PressOptions = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & FocusableWhenDisabled;

const ignore = (event: MouseEvent) => event.preventDefault();

/** Returns the attributes of a button that is disabled, or that ignores presses and keeps the focus. */
export function pressProps({ disabled, focusableWhenDisabled = false, onClick }: PressOptions, busy = false) {
  const isInert = busy || (disabled === true && focusableWhenDisabled);
  return {
    disabled: disabled && !focusableWhenDisabled,
    'aria-disabled': isInert || undefined,
    onClick: isInert ? ignore : onClick,
  };
}
