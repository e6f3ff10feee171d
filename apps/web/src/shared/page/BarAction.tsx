import { Button, type ButtonProps } from '@xiangji/ui';
import * as css from './BarAction.css.ts';

/** An action of a page's bar: icon and word; where room is short the icon alone (the word is still spoken). */
export function BarAction({ children, ...rest }: Omit<ButtonProps, 'className'>) {
  return (
    <Button className={css.action} {...rest}>
      <span className={css.word}>{children}</span>
    </Button>
  );
}
