import type { ReactNode } from 'react';

/** An action. It can be shown in a menu or in a bar. */
export interface Action {
  /** Identifies the action in its list. */
  id: string;
  /** The text of the action in menus and bars. */
  label: string;
  /** An icon of `@xiangji/ui`, or an element of 16 to 20 px. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** In a bar, shows the action only in the menu at the end of the bar. @default false */
  inMenu?: boolean;
  /**
   * In a menu, calls `onSelect` after the menu has closed, so that `onSelect` can move the focus. The focus does not
   * return to the button of the menu.
   * @default false
   */
  movesFocus?: boolean;
  /** Called when the action is selected. */
  onSelect: () => void;
}

/**
 * Actions in the order in which menus and bars show them. `'separator'` divides two groups in a menu. `false` stands
 * for an action that does not apply.
 */
export type ActionList = readonly (Action | 'separator' | false)[];

/** Returns the actions without separators. */
export function actionsIn(list: ActionList): Action[] {
  return list.filter((entry): entry is Action => typeof entry === 'object');
}

/** Returns the actions and separators that apply, without separators at the start, at the end or twice in a row. */
export function entriesIn(list: ActionList): (Action | 'separator')[] {
  const entries = list.filter((entry) => entry !== false);
  return entries.filter(
    (entry, index) =>
      // Of several separators in a row, only the last one is kept.
      entry !== 'separator' ||
      (entries.slice(0, index).some((other) => other !== 'separator') &&
        typeof entries[index + 1] === 'object'),
  );
}
