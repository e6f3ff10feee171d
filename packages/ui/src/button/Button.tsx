import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { busyMark, button, content } from './Button.css.ts';
import { type FocusableWhenDisabled, pressProps } from './pressProps.ts';

interface ButtonLooks {
  /** The emphasis. Use at most one `solid` button per view. @default 'outline' */
  variant?: 'solid' | 'outline' | 'soft' | 'ghost' | undefined;
  /** The meaning. A `critical` button deletes something, and its text says what. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** The height and the size of the text, as defined by the theme. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the button is as wide as its container. @default false */
  fullWidth?: boolean | undefined;
}

interface OwnElement extends FocusableWhenDisabled {
  /** An icon before the text. It is decorative; the text names the action. */
  icon?: ReactNode;
  /**
   * Whether the button is busy. It then ignores presses, sets `aria-busy`, and keeps its size and focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Renders the only child with these styles instead, such as a link of your router. Such a button takes no `icon`,
   * `loading` or `focusableWhenDisabled`.
   * @default false
   */
  asChild?: false | undefined;
}

/** The element of the caller has its own content, and its presses are not ours to ignore. */
interface ElementOfChild {
  asChild: true;
  icon?: never;
  loading?: never;
  focusableWhenDisabled?: never;
}

export type ButtonProps = ComponentProps<'button'> & ButtonLooks & (OwnElement | ElementOfChild);

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
