import { useRef } from 'react';
import type { Action } from './action.ts';

/** Runs an action that moves the focus after its menu has closed, because an open menu keeps the focus. */
export function useMenuFocus() {
  const pending = useRef<Action>(undefined);
  return {
    onAction(action: Action) {
      if (action.movesFocus) pending.current = action;
      else action.onSelect();
    },
    onCloseAutoFocus(event: Event) {
      const action = pending.current;
      if (!action) return;
      pending.current = undefined;
      event.preventDefault();
      action.onSelect();
    },
  };
}
