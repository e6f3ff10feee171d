import type { ComponentProps } from 'react';
import * as styles from './PhotoViewer.css.ts';

export type ViewerButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'title'> & {
  /** Its name, shown on hover too. */
  label: string;
};

/** A round button of the viewer; for your own in a slot, and as the trigger of a menu (`asChild`). */
export function ViewerButton({ label, className, ...rest }: ViewerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    />
  );
}
