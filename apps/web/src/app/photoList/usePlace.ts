import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Anchor = NonNullable<ReturnType<PhotoGridHandle['getAnchor']>>;

/** The list stands still for so long before its place is noted. */
const RESTS_MS = 150;

/** Notes a place in the history entry that is shown, beside what the router keeps there, and without telling it. */
function note(anchor: Anchor | undefined): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, anchor } }, '');
}

/**
 * Keeps the place of a list, a photo and how far it is scrolled past, in the history entry: going back, forth, and
 * reading the page anew show the same photo, however much is loaded or how wide the window is then (spec §2 'restores
 * the position').
 */
export function usePlace(grid: RefObject<PhotoGridHandle | null>): void {
  const { state, key } = useLocation();
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === key) return;
    // Over a list that stands, the viewer and the dialogs come and go, and nothing moves.
    const stands = arrived.current !== undefined;
    arrived.current = key;
    const anchor = stands ? grid.current?.getAnchor() : ((state ?? {}) as { anchor?: Anchor }).anchor;
    // After the router has put its own idea of the place, and still before anything is painted.
    if (anchor) queueMicrotask(() => grid.current?.restoreAnchor(anchor));
  }, [state, key, grid]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      note(window.scrollY > 0 ? grid.current?.getAnchor() : undefined);
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(save, RESTS_MS);
    };
    window.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
    };
  }, [grid]);
}
