import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { type FocusableWhenDisabled, pressProps } from '../button/pressProps.ts';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './BottomBar.css.ts';

/** A bar of actions at the bottom of the screen, within reach of the thumb. Give it an `aria-label`. */
export const Root = /* @__PURE__ */ withRef(function Root({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="toolbar" className={classNames(css.bar, className)} {...rest} />;
});

export type ActionProps = ComponentProps<'button'> &
  FocusableWhenDisabled & {
    /** The icon above the label. It is decorative; the label names the action. */
    icon: ReactNode;
    /** The colours. Use `critical` for an action that deletes. @default 'neutral' */
    tone?: 'neutral' | 'critical';
  };

/** An action with its icon above its label. */
export const Action = /* @__PURE__ */ withRef(function Action({
  icon,
  tone,
  disabled,
  focusableWhenDisabled,
  onClick,
  className,
  children,
  ...rest
}: ActionProps) {
  const press = pressProps({ disabled, focusableWhenDisabled, onClick });
  return (
    <button type="button" data-tone={tone} className={classNames(css.action, className)} {...press} {...rest}>
      {icon}
      {children}
    </button>
  );
});

/** The navigation of the product on a phone. */
export const Places = /* @__PURE__ */ withRef(function Places({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav className={classNames(css.bar, className)} {...rest} />;
});

/** A destination in the navigation. Its only child is the link. */
export const Place = /* @__PURE__ */ withRef(function Place({
  className,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root className={classNames(css.place, className)} {...rest} />;
});
