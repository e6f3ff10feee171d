import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonVariants, busyMark, button, content } from './Button.css.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** An icon before the text. It is decorative; the text names the action. */
    icon?: ReactNode;
    /** Whether the button is busy. It then ignores presses, sets `aria-busy`, and keeps its size and focus. */
    loading?: boolean | undefined;
    /**
     * Keeps the button focusable while it is disabled (`aria-disabled`). For a button whose own press disables it: the
     * focus would be lost.
     * @default false
     */
    focusableWhenDisabled?: boolean;
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
  focusableWhenDisabled = false,
  asChild = false,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = classNames(button({ variant, tone, size, fullWidth }), className);
  if (asChild) {
    return (
      <Slot.Root className={looks} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const isInert = loading || (disabled && focusableWhenDisabled);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={looks}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={isInert || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      {...rest}
    >
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
