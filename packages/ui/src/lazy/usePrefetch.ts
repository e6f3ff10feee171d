import { useEffect } from 'react';

/** Milliseconds until the first screen and its pictures no longer need the connection. */
const AFTER_LOAD_MS = 1_000;

export interface PrefetchOptions {
  /** Whether the code is loaded. @default true */
  enabled?: boolean;
}

async function prefetch(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  // One after the other: requests of the user have priority.
  for (const load of loads) {
    try {
      await load();
    } catch {
      // Loaded again when it is needed.
      return;
    }
  }
}

/**
 * Loads code when the browser is idle after the start, for example of the pages that a navigation links to, so that they
 * open without a connection too. `loads` is a constant outside of the component.
 */
export function usePrefetch(
  loads: readonly (() => Promise<unknown>)[],
  { enabled = true }: PrefetchOptions = {},
): void {
  useEffect(() => {
    if (!enabled) return;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => void prefetch(loads));
      else void prefetch(loads);
    }, AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [loads, enabled]);
}
