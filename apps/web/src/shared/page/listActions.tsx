import type { Action } from '@xiangji/blocks';
import { ListChecksIcon, RefreshCwIcon } from '@xiangji/ui';

/** Starts the selection of items of a list; disabled where it has none. */
export function manageAction(label: string, onSelect: () => void, disabled = false): Action {
  return { id: 'manage', icon: <ListChecksIcon />, label, disabled, movesFocus: true, onSelect };
}

/** Loads a list again. */
export function reloadAction(label: string, onSelect: () => void): Action {
  return { id: 'reload', icon: <RefreshCwIcon />, label, onSelect };
}
