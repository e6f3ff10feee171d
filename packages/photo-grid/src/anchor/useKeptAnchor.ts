import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useEffect, useRef } from 'react';
import type { PhotoGridHandle } from '../useGridHandle.ts';
import type { GridAnchor } from '../virtual/anchor.ts';
import { forgetReloadAnchor, readReloadAnchor, storeReloadAnchor } from './reloadAnchor.ts';

/** Milliseconds without scrolling until the position of the list is stored. */
const SCROLL_END_MS = 150;
/** Events that may precede a navigation: a position that is not stored yet is stored then. */
const LEAVE_EVENTS = ['pointerdown', 'keydown', 'pagehide'] as const;

/** A history entry, in the terms of your router. */
export interface KeptAnchorOptions {
  /** An object that changes with every navigation, for example the `location` of React Router. */
  navigation: object;
  /** Key of the entry that is rendered. */
  entry: string;
  /** Returns the key of the entry that the browser shows: it shows the next one before its page is rendered. Keep its identity. */
  shownEntry: () => string;
  /** The scroll position that is stored in the entry; undefined for the top of the list. */
  anchor: GridAnchor | undefined;
  /** Stores a scroll position in the shown entry. Keep its identity. */
  onAnchorChange: (anchor: GridAnchor | undefined) => void;
}

type Grid = RefObject<PhotoGridHandle | null>;
/** The options of the last navigation. */
type Arrived = RefObject<KeptAnchorOptions | undefined>;

/** Stores the scroll position of the list and returns it. */
function storeAnchor(grid: Grid, { onAnchorChange }: KeptAnchorOptions): GridAnchor | undefined {
  const anchor = window.scrollY > 0 ? grid.current?.getAnchor() : undefined;
  onAnchorChange(anchor);
  forgetReloadAnchor();
  return anchor;
}

const isShown = ({ entry, shownEntry }: KeptAnchorOptions) => entry === shownEntry();

/** Returns where the list starts: where this entry's page was left, if it is reloaded, or as the entry has it. */
function anchorOnArrival({ anchor, shownEntry, onAnchorChange }: KeptAnchorOptions): GridAnchor | undefined {
  const left = readReloadAnchor(shownEntry());
  forgetReloadAnchor();
  if (!left) return anchor;
  onAnchorChange(left.anchor);
  return left.anchor;
}

/**
 * Keeps the scroll position of a list that scrolls with the page, a photo and its offset, in the history entry: going
 * back, forward, and reloading the page show the same photo, however much is loaded or how wide the window is then.
 */
export function useKeptAnchor(grid: RefObject<PhotoGridHandle | null>, options: KeptAnchorOptions): void {
  const { navigation } = options;
  const arrived: Arrived = useRef(undefined);
  useBrowserLayoutEffect(() => {
    const before = arrived.current;
    if (before?.navigation === navigation) return;
    // The viewer and dialogs open and close over the list, or another page was left before it was rendered: nothing
    // scrolls.
    arrived.current = options;
    const anchor = before ? grid.current?.getAnchor() : anchorOnArrival(options);
    if (!anchor) return;
    // After the router has restored its own position, and before anything is painted.
    queueMicrotask(() => {
      grid.current?.restoreAnchor(anchor);
      // The entry is another one now, and the list may not scroll again before a reload.
      const now = arrived.current;
      if (before && now && isShown(now)) storeAnchor(grid, now);
    });
  });
  useStoredAnchor(grid, arrived);
}

/** Stores the list's position whenever it has come to rest, and at the latest when a navigation may follow. */
function useStoredAnchor(grid: Grid, arrived: Arrived): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reportedAt = 0;
    let isStored = false;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = arrived.current;
      if (!now || !isShown(now)) return undefined;
      isStored = true;
      return storeAnchor(grid, now);
    };
    const moved = () => {
      reportedAt = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, SCROLL_END_MS);
    };
    // A scroll in this frame is reported in the next one, which may never run.
    const isMoved = () => timer !== undefined || window.scrollY !== reportedAt;
    const leave = ({ type }: Event) => {
      if (!isMoved() && !(type === 'pagehide' && isStored)) return;
      const anchor = save();
      if (type === 'pagehide' && arrived.current) storeReloadAnchor(arrived.current.shownEntry(), anchor);
    };
    window.addEventListener('scroll', moved, { passive: true });
    for (const type of LEAVE_EVENTS) window.addEventListener(type, leave, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
      for (const type of LEAVE_EVENTS) window.removeEventListener(type, leave, { capture: true });
    };
  }, [grid, arrived]);
}
