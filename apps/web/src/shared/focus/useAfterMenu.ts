import { useRef } from 'react';

/** For a menu's entry that takes the focus, which the open menu holds: it acts when the menu has let go. */
export function useAfterMenu(act: () => void) {
  const chosen = useRef(false);
  return {
    onSelect() {
      chosen.current = true;
    },
    onCloseAutoFocus(event: Event) {
      if (!chosen.current) return;
      chosen.current = false;
      event.preventDefault();
      act();
    },
  };
}
