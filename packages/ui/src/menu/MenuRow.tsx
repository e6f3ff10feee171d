import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';

/** The icon and shortcut of a menu's action. */
export interface MenuRowProps {
  icon?: ReactNode;
  /** The keys that do the same, as a person reads them: `Ctrl D`. */
  shortcut?: string;
  children?: ReactNode;
}

/** One line of a menu: picture, words, keys. */
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
