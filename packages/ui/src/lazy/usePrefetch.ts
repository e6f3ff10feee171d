import { useEffect } from 'react';

/** Time until the first screen and its images no longer need the connection (ms). */
const AFTER_LOAD_MS = 1_000;

export interface PrefetchOptions {
  /** Whether the code should be loaded. @default true */
  enabled?: boolean;
}

async function prefetch(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  // Load one after the other, because requests of the user have priority.
  for (const load of loads) {
    // Firefox and Safari do not request code again whose request has failed.
    if (!navigator.onLine) return;
    try {
      await load();
    } catch {
      // The code is loaded again when it is needed.
      return;
    }
  }
}

/**
 * Loads code when the browser is idle after the start, for example the code of the pages that a navigation links to, so
 * that they also open without a connection. Define `loads` as a constant outside of the component.
 */
export function usePrefetch(
  loads: readonly (() => Promise<unknown>)[],
  { enabled = true }: PrefetchOptions = {},
): void {
  useEffect(() => {
    if (!enabled) return;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      // Safari does not support `requestIdleCallback`.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => void prefetch(loads));
      else void prefetch(loads);
    }, AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [loads, enabled]);
}
