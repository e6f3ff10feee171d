import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Null on a server, and where the user blocks the data of sites. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns a value that is stored as text in `localStorage`, and a function that stores another text and updates every
 * component with this key. `read` receives null if nothing is stored, on a server, and where the user blocks storage.
 */
export function useLocalStorage<Value>(
  key: string,
  read: (text: string | null) => Value,
): [Value, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => storage()?.getItem(key) ?? null,
    () => null,
  );
  const store = useCallback(
    (next: string) => {
      storage()?.setItem(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [read(text), store];
}
