import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';

/** The icon and the keyboard shortcut of an action in a menu. */
export interface MenuRowProps {
  /** An icon before the label. It is decorative. */
  icon?: ReactNode;
  /** The keyboard shortcut in readable form, such as `Ctrl D`. */
  shortcut?: string;
  /** The label. */
  children?: ReactNode;
}

/** A row of a menu: icon, label and keyboard shortcut. */
export function MenuRow({ icon, shortcut, children }: MenuRowProps) {
  return (
    <>
      {icon ? <span className={css.mark}>{icon}</span> : null}
      <span className={css.words}>{children}</span>
      {shortcut ? (
        <span className={css.shortcut} aria-hidden="true">
          {shortcut}
        </span>
      ) : null}
    </>
  );
}
