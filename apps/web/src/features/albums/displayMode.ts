import type { AlbumGridSize } from '@xiangji/blocks';
import { useSyncExternalStore } from 'react';

/** How the album list shows its cards: large ones, or more of them. */
export const DISPLAY_MODES = ['standard', 'compact'] as const satisfies readonly AlbumGridSize[];

const KEY = 'xiangji.albums.display';
const listeners = new Set<() => void>();

function read(): AlbumGridSize {
  const kept = localStorage.getItem(KEY);
  return DISPLAY_MODES.find((mode) => mode === kept) ?? 'standard';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The mode after another one; after the last the first (spec §4 'Display mode cycles'). */
export function modeAfter(mode: AlbumGridSize): AlbumGridSize {
  return DISPLAY_MODES[(DISPLAY_MODES.indexOf(mode) + 1) % DISPLAY_MODES.length] ?? 'standard';
}

/** The mode of the album list, kept in this browser, and the way to the next one. */
export function useDisplayMode(): { mode: AlbumGridSize; cycle: () => void } {
  const mode = useSyncExternalStore(subscribe, read, () => DISPLAY_MODES[0]);
  const cycle = () => {
    localStorage.setItem(KEY, modeAfter(read()));
    for (const listener of listeners) listener();
  };
  return { mode, cycle };
}
