import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; follows changes. Undefined on a server, which does not know the screen. */
export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
