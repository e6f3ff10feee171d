import { onTestFinished, vi } from 'vitest';
import { CACHES } from '../shared/offline/offlineCaches.ts';

/** Fills every cache that the application shares with its service worker, until the end of the test; returns their names. */
export function stubCaches(): Set<string> {
  const kept = new Set<string>(Object.values(CACHES));
  vi.stubGlobal('caches', { delete: async (name: string) => kept.delete(name) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}
