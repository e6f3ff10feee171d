import type { ComponentProps, ReactNode } from 'react';
import { type FocusableWhenDisabled, pressProps } from '../button/pressProps.ts';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  FocusableWhenDisabled & {
    /** The accessible name, which names the action. */
    label: string;
    /** The icon. */
    children: ReactNode;
    /** Width and height, as defined by the theme. @default 'medium' */
    size?: keyof typeof css.sizes;
    /** The colours. Use `photo` for buttons over a photo. @default 'neutral' */
    tone?: keyof typeof css.tones;
    /** The outline: a square with rounded corners, or a circle. @default 'square' */
    shape?: 'square' | 'round';
  };

/** A button that shows only an icon. Wrap it in a `Tooltip` for mouse users. */
export const IconButton = /* @__PURE__ */ withRef(function IconButton(props: IconButtonProps) {
  const { label, size = 'medium', tone = 'neutral', shape, className, ...others } = props;
  const { disabled, focusableWhenDisabled, onClick, ...rest } = others;
  const looks = classNames(
    css.base,
    css.sizes[size],
    css.tones[tone],
    shape === 'round' && css.round,
    className,
  );
  const press = pressProps({ disabled, focusableWhenDisabled, onClick });
  return <button type="button" aria-label={label} className={looks} {...press} {...rest} />;
});
