import { type PhotoGridHandle, readReloadAnchor, useKeptAnchor } from '@xiangji/photo-grid';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** The router's name of the shown history entry. */
const shownEntry = (): string => window.history.state?.key ?? 'default';

/** Stores a scroll position in the shown history entry, next to the router's state, and without the router. */
function storeAnchor(anchor: unknown): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, anchor } }, '');
}

/** Keeps the scroll position of a list in the history entry (spec §2 'restores the position'). */
export function usePlace(grid: RefObject<PhotoGridHandle | null>): void {
  const navigation = useLocation();
  const { anchor } = navigation.state ?? {};
  useKeptAnchor(grid, { navigation, entry: navigation.key, shownEntry, anchor, onAnchorChange: storeAnchor });
}

/** Whether the page returns to a photo further down, which the first photos may not contain. */
export function useReturns(): boolean {
  const { state } = useLocation();
  return Boolean(state?.anchor ?? readReloadAnchor(shownEntry())?.anchor);
}
