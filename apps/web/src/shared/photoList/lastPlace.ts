import type { PhotoGridHandle } from '@xiangji/photo-grid';

/** A photo, and how far the list is scrolled past it. */
export type Anchor = NonNullable<ReturnType<PhotoGridHandle['getAnchor']>>;

const KEY = 'xiangji.place';

/** Which history entry is shown: the router's name of it, and where it leads. */
const shownEntry = () => `${window.history.state?.key ?? ''} ${window.location.pathname}`;

/**
 * Stores the scroll position of a page that is left, for a reload of the same entry. The history entry itself would
 * be too late: the new page gets its state from when the reload began.
 */
export function keepLastPlace(anchor: Anchor | undefined): void {
  sessionStorage.setItem(KEY, JSON.stringify({ entry: shownEntry(), anchor }));
}

/** The stored position if it belongs to the shown entry; the top of the list has no anchor. */
export function readLastPlace(): { anchor?: Anchor } | undefined {
  const { entry, ...place } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
    entry?: string;
    anchor?: Anchor;
  };
  return entry === shownEntry() ? place : undefined;
}

/** The stored position, once. */
export function takeLastPlace(): { anchor?: Anchor } | undefined {
  const place = readLastPlace();
  forgetLastPlace();
  return place;
}

/** Drops the stored position: the entry has a later one. */
export function forgetLastPlace(): void {
  sessionStorage.removeItem(KEY);
}
