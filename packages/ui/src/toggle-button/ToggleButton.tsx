import { Toggle } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { toggle } from './ToggleButton.css.ts';

type RadixProps = Pick<ComponentProps<typeof Toggle.Root>, 'pressed' | 'defaultPressed' | 'onPressedChange'>;

export type ToggleButtonProps = Omit<ButtonProps, 'asChild' | 'loading' | 'tone' | 'variant' | 'onChange'> &
  RadixProps;

/** A button that stays pressed until the next press. Its label names the pressed state and does not change. */
export const ToggleButton = /* @__PURE__ */ withRef(function ToggleButton({
  pressed,
  defaultPressed,
  onPressedChange,
  className,
  ...rest
}: ToggleButtonProps) {
  return (
    <Toggle.Root {...{ pressed, defaultPressed, onPressedChange }} asChild>
      <Button className={classNames(toggle, className)} {...rest} />
    </Toggle.Root>
  );
});
