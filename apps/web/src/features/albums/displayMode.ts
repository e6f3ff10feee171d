import type { AlbumGridSize } from '@xiangji/blocks';
import { useLocalStorage } from '@xiangji/ui';

/** How the album list shows its cards: large ones, or more of them. */
export const DISPLAY_MODES = ['standard', 'compact'] as const satisfies readonly AlbumGridSize[];

const read = (text: string | null): AlbumGridSize =>
  DISPLAY_MODES.find((mode) => mode === text) ?? 'standard';

/** The mode after another one; after the last the first (spec §4 'Display mode cycles'). */
export function modeAfter(mode: AlbumGridSize): AlbumGridSize {
  return DISPLAY_MODES[(DISPLAY_MODES.indexOf(mode) + 1) % DISPLAY_MODES.length] ?? 'standard';
}

/** The mode of the album list, kept in this browser, and the way to the next one. */
export function useDisplayMode(): { mode: AlbumGridSize; cycle: () => void } {
  const [mode, store] = useLocalStorage('xiangji.albums.display', read);
  return { mode, cycle: () => store(modeAfter(mode)) };
}
