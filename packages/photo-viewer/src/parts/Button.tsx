import { IconButton } from '@xiangji/ui/icon-button';
import type { ComponentProps } from 'react';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'title'> & {
  /** The button's name for screen readers, shown on hover too. */
  label: string;
};

/** A round icon button in the look of the viewer; also the trigger of a menu (`asChild`). */
export function Button({ label, children, ...rest }: ButtonProps) {
  return (
    <IconButton size="large" tone="photo" round {...rest} label={label} title={label}>
      {children}
    </IconButton>
  );
}
