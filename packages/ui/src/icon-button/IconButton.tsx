import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type IconButtonVariants, iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonVariants & {
    /** What the press does, in words: the accessible name. */
    label: string;
    children: ReactNode;
  };

/** A press shown by an icon alone. Wrap it in a Tooltip where a mouse reads it. */
export function IconButton({ label, size, tone, round, className, ...rest }: IconButtonProps) {
  const looks = classNames(iconButton({ size, tone, round }), className);
  return <button type="button" aria-label={label} className={looks} {...rest} />;
}
