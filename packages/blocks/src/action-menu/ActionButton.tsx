import { Button, type ButtonProps } from '@xiangji/ui';
import * as css from './ActionButton.css.ts';

export type ActionButtonProps = Omit<ButtonProps, 'className' | 'asChild'>;

/** A button of an `AppBar` with an icon and a text. On a phone it shows the icon only. */
export function ActionButton({ children, ...rest }: ActionButtonProps) {
  return (
    <Button className={css.button} {...rest}>
      <span className={css.word}>{children}</span>
    </Button>
  );
}
