import { startTransition, useEffect, useState } from 'react';
import { openPages } from './openPages.ts';

/**
 * Whether the pages replace the screen before them: from the start, or once they are allowed and loaded. Their code
 * is loaded with the first typed character.
 */
export function useGate(isAllowed: boolean): boolean {
  const [isOpen, setIsOpen] = useState(isAllowed);
  useEffect(() => {
    if (isOpen) return;
    // Code that could not be loaded is reported by the pages.
    const load = () => openPages().catch(() => undefined);
    if (isAllowed) {
      void load().then(() => startTransition(() => setIsOpen(true)));
      return;
    }
    window.addEventListener('input', load, { once: true });
    return () => window.removeEventListener('input', load);
  }, [isOpen, isAllowed]);
  return isOpen;
}
