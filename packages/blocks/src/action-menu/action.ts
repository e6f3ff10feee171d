import type { ReactNode } from 'react';

/** One action, however it is drawn. */
export interface Action {
  /** Identifies the action in its list. */
  id: string;
  /** Its name in menus and bars. */
  label: string;
  /** An icon of `@xiangji/ui`, or an element of 16 to 20 px. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** In a bar, shows the action in the bar's menu only. @default false */
  inMenu?: boolean;
  /**
   * In a menu, calls `onSelect` when the menu is closed, so that `onSelect` can move the focus; the focus does not return
   * to the menu's button. @default false
   */
  movesFocus?: boolean;
  /** Called when the action is selected. */
  onSelect: () => void;
}

/**
 * Actions in the order of every menu and bar that shows them. `'separator'` divides two groups in a menu; `false` is
 * an action that does not apply.
 */
export type ActionList = readonly (Action | 'separator' | false)[];

/** Returns the actions without separators. */
export function actionsIn(list: ActionList): Action[] {
  return list.filter((entry): entry is Action => typeof entry === 'object');
}

/** Returns the actions and separators that apply; a separator with nothing before or after it is dropped. */
export function entriesIn(list: ActionList): (Action | 'separator')[] {
  const entries = list.filter((entry) => entry !== false);
  return entries.filter(
    (entry, index) =>
      // Of several separators in a row the last one stays.
      entry !== 'separator' ||
      (entries.slice(0, index).some((other) => other !== 'separator') &&
        typeof entries[index + 1] === 'object'),
  );
}
