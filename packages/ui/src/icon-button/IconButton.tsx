import { Slot } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type FocusableWhenDisabled, pressProps } from '../button/pressProps.ts';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './IconButton.css.ts';

interface IconButtonLooks {
  /** The accessible name, which names the action. */
  label: string;
  /** Width and height, as defined by the theme. @default 'medium' */
  size?: keyof typeof css.sizes;
  /** The colours. Use `critical` for an action that deletes something, and `photo` over a photo. @default 'neutral' */
  tone?: keyof typeof css.tones;
  /** Whether the button is a circle instead of a rounded square. @default false */
  round?: boolean;
}

interface OwnElement extends FocusableWhenDisabled {
  /** The icon. With `asChild` the only child that contains it. */
  children: ReactNode;
  /**
   * Renders the only child with these styles and this label instead, such as a link of your router that contains the
   * icon. Such a button takes no `focusableWhenDisabled`.
   * @default false
   */
  asChild?: false | undefined;
}

interface ElementOfChild {
  children: ReactElement;
  asChild: true;
  focusableWhenDisabled?: never;
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonLooks &
  (OwnElement | ElementOfChild);

/** A button that shows only an icon. Wrap it in a `Tooltip` for mouse users. */
export const IconButton = /* @__PURE__ */ withRef(function IconButton(props: IconButtonProps) {
  const { label, size = 'medium', tone = 'neutral', round = false, asChild = false, ...others } = props;
  const { disabled, focusableWhenDisabled, onClick, className, ...rest } = others;
  const looks = classNames(css.base, css.sizes[size], css.tones[tone], round && css.round, className);
  if (asChild) return <Slot.Root aria-label={label} className={looks} {...{ onClick, disabled, ...rest }} />;
  const press = pressProps({ disabled, focusableWhenDisabled, onClick });
  return <button type="button" aria-label={label} className={looks} {...press} {...rest} />;
});
