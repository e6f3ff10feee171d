import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a function that keeps its identity and calls the newest `callback`. Do not call it while rendering. */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Before layout effects, which may already call it; a server renders it without a warning.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
