import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { type Anchor, forgetLastPlace, keepLastPlace, takeLastPlace } from './lastPlace.ts';

/** Milliseconds without scrolling until the position of the list is stored. */
const RESTS_MS = 150;
/** Events that may precede a navigation: a position that is not stored yet is stored then. */
const LEADS_AWAY = ['pointerdown', 'keydown', 'pagehide'] as const;

type Grid = RefObject<PhotoGridHandle | null>;

/** Stores a position in the shown history entry, next to the router's state, and without the router. */
function note(anchor: Anchor | undefined): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, anchor } }, '');
  forgetLastPlace();
}

/** Whether the shown entry is the list's: the browser shows the next entry before its page is rendered. */
function isShown(of: Location | undefined): boolean {
  return of?.key === (window.history.state?.key ?? 'default');
}

/** Notes the scroll position of the list and returns it. */
function notePlace(grid: Grid): Anchor | undefined {
  const anchor = window.scrollY > 0 ? grid.current?.getAnchor() : undefined;
  note(anchor);
  return anchor;
}

/**
 * Returns where the list starts: where this entry's page was left, if it is reloaded, or as the entry has it.
 */
function placeOnArrival(state: unknown): Anchor | undefined {
  const last = takeLastPlace();
  if (!last) return ((state ?? {}) as { anchor?: Anchor }).anchor;
  note(last.anchor);
  return last.anchor;
}

/**
 * Keeps the scroll position of a list, a photo and its offset, in the history entry: going back, forward, and
 * reloading the page show the same photo, however much is loaded or how wide the window is then (spec §2 'restores
 * the position').
 */
export function usePlace(grid: Grid): void {
  const location = useLocation();
  const arrived = useRef<Location>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === location) return;
    // The viewer and dialogs open and close over the list, or another page was left before it was rendered: nothing
    // scrolls.
    const arrives = arrived.current === undefined;
    arrived.current = location;
    const anchor = arrives ? placeOnArrival(location.state) : grid.current?.getAnchor();
    if (!anchor) return;
    // After the router has restored its own position, and before anything is painted.
    queueMicrotask(() => {
      grid.current?.restoreAnchor(anchor);
      // The entry is another one now, and the list may not scroll again before a reload.
      if (!arrives && isShown(arrived.current)) notePlace(grid);
    });
  }, [location, grid]);
  useNotes(grid, arrived);
}

/**
 * Stores the list's position whenever it has come to rest, and at the latest when a navigation may follow.
 */
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
    // A scroll in this frame is reported in the next one, which may never run.
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
