import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns a value that is stored as text in `localStorage`, and a function that stores another text and updates every
 * component with this key. `read` receives null if nothing is stored, and on a server.
 */
export function useLocalStorage<Value>(
  key: string,
  read: (text: string | null) => Value,
): [Value, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const store = useCallback(
    (next: string) => {
      localStorage.setItem(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [read(text), store];
}
