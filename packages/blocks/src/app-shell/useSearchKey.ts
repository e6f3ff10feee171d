import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Key that focuses the search box, as on most sites. */
export const SEARCH_KEY = '/';

/** Elements with keys of their own. */
const HAS_OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** `/` focuses the search box, or opens the page that has it. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (key !== SEARCH_KEY || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('search input');
      if (box) box.focus();
      else void navigate('/search');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
}
