import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { type Anchor, forgetLastPlace, keepLastPlace, takeLastPlace } from './lastPlace.ts';

/** Milliseconds without scrolling until the position of the list is noted. */
const RESTS_MS = 150;
/** Events that may lead elsewhere: a position that is not noted yet is noted then. */
const LEADS_AWAY = ['pointerdown', 'keydown', 'pagehide'] as const;

type Grid = RefObject<PhotoGridHandle | null>;

/** Notes a position in the shown history entry, next to the router's state, and without the router. */
function note(anchor: Anchor | undefined): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, anchor } }, '');
  forgetLastPlace();
}

/** Whether the entry that is shown is the list's: the browser shows the next one before its page is drawn. */
function isShown(of: Location | undefined): boolean {
  return of?.key === (window.history.state?.key ?? 'default');
}

/** Notes the scroll position of the list and returns it. */
function notePlace(grid: Grid): Anchor | undefined {
  const anchor = window.scrollY > 0 ? grid.current?.getAnchor() : undefined;
  note(anchor);
  return anchor;
}

/** Returns where the list starts: where this entry's page was left, if it is reloaded, or as the entry has it. */
function placeOnArrival(state: unknown): Anchor | undefined {
  const last = takeLastPlace();
  if (!last) return ((state ?? {}) as { anchor?: Anchor }).anchor;
  note(last.anchor);
  return last.anchor;
}

/**
 * Keeps the scroll position of a list, a photo and how far it is scrolled past, in the history entry: going back, forth,
 * and reloading the page show the same photo, however much is loaded or how wide the window is then (spec §2 'restores
 * the position').
 */
export function usePlace(grid: Grid): void {
  const location = useLocation();
  const arrived = useRef<Location>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === location) return;
    // The viewer and dialogs open and close over the list, or another page was left before it was rendered: nothing
    // moves.
    const arrives = arrived.current === undefined;
    arrived.current = location;
    const anchor = arrives ? placeOnArrival(location.state) : grid.current?.getAnchor();
    if (!anchor) return;
    // After the router has put its own idea of it, and still before anything is painted.
    queueMicrotask(() => {
      grid.current?.restoreAnchor(anchor);
      // The entry is another one now, and the list may not move again before a reload.
      if (!arrives && isShown(arrived.current)) notePlace(grid);
    });
  }, [location, grid]);
  useNotes(grid, arrived);
}

/** Notes where the list stands whenever it has moved and rests, and at the latest when something may lead away. */
function useNotes(grid: Grid, entry: RefObject<Location | undefined>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reportedAt = 0;
    let isNoted = false;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isShown(entry.current)) return undefined;
      isNoted = true;
      return notePlace(grid);
    };
    const moved = () => {
      reportedAt = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, RESTS_MS);
    };
    // A move in this frame is reported in the next one, which may not come any more.
    const isMoved = () => timer !== undefined || window.scrollY !== reportedAt;
    const leave = ({ type }: Event) => {
      if (type === 'pagehide') {
        if (isMoved() || isNoted) keepLastPlace(save());
      } else if (isMoved()) save();
    };
    window.addEventListener('scroll', moved, { passive: true });
    for (const type of LEADS_AWAY) window.addEventListener(type, leave, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
      for (const type of LEADS_AWAY) window.removeEventListener(type, leave, { capture: true });
    };
  }, [grid, entry]);
}
