import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonVariants, busyMark, button, content } from './Button.css.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** A leading icon; decorative, the text names the action. */
    icon?: ReactNode;
    /** Busy: keeps its size and focus, ignores presses, sets `aria-busy`. */
    loading?: boolean | undefined;
    /** Applies the styles to the only child instead, e.g. a router's link. */
    asChild?: boolean;
  };

/** A button. One `solid` per view; `critical` names what it destroys. */
export const Button = /* @__PURE__ */ withRef(function Button({
  variant,
  tone,
  size,
  fullWidth,
  icon,
  loading = false,
  asChild = false,
  className,
  children,
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button type="button" className={looks} onClick={press} {...busy} {...rest}>
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
