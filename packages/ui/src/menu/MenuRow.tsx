import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';

/** The icon and shortcut of a menu's action. */
export interface MenuRowProps {
  icon?: ReactNode;
  /** The keyboard shortcut in readable form: `Ctrl D`. */
  shortcut?: string;
  children?: ReactNode;
}

/** One row of a menu: icon, label, keys. */
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
