import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

/** The key that opens the search, as on most sites. */
export const SEARCH_KEY = '/';

/** Elements that handle keys themselves. */
const HAS_OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * Lets the key `/` focus the search box of the page, or call `onOpen` if there is none. The key does nothing special
 * while the user types text or a layer is open.
 */
export function useSearchKey(onOpen: () => void): void {
  const open = useLatestCallback(onOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (key !== SEARCH_KEY || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('search input');
      if (box) box.focus();
      else open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
