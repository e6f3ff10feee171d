import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonVariants, busyMark, button, content } from './Button.css.ts';
import { type FocusableWhenDisabled, pressProps } from './pressProps.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants &
  FocusableWhenDisabled & {
    /** An icon before the text. It is decorative; the text names the action. */
    icon?: ReactNode;
    /** Whether the button is busy. It then ignores presses, sets `aria-busy`, and keeps its size and focus. */
    loading?: boolean | undefined;
    /** Renders the only child with these styles instead, such as a link of your router. */
    asChild?: boolean;
  };

/** A button. Use at most one `solid` button per view. The text of a `critical` button should say what it deletes. */
export const Button = /* @__PURE__ */ withRef(function Button({
  variant,
  tone,
  size,
  fullWidth,
  icon,
  loading = false,
  focusableWhenDisabled,
  asChild = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = classNames(button({ variant, tone, size, fullWidth }), className);
  if (asChild) {
    return (
      <Slot.Root className={looks} {...{ onClick, disabled, ...rest }}>
        {children}
      </Slot.Root>
    );
  }
  const press = pressProps({ disabled, focusableWhenDisabled, onClick }, loading);
  return (
    <button type="button" className={looks} aria-busy={loading || undefined} {...press} {...rest}>
      <span className={content}>
        {icon}
        {children}
      </span>
      {loading ? (
        <span className={busyMark}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
});
