import type { PhotoGridHandle } from '@xiangji/photo-grid';

/** A photo, and how far the list is scrolled past it. */
export type Anchor = NonNullable<ReturnType<PhotoGridHandle['getAnchor']>>;

const KEY = 'xiangji.place';

/** Which history entry is shown: the router's name of it, and where it leads. */
const shownEntry = () => `${window.history.state?.key ?? ''} ${window.location.pathname}`;

/**
 * Keeps the place of a page that goes, for the same entry read anew. The entry itself cannot be told any more: the new
 * page gets its state as it was when the reload began, and not what is noted until this page is gone.
 */
export function keepLastPlace(anchor: Anchor | undefined): void {
  sessionStorage.setItem(KEY, JSON.stringify({ entry: shownEntry(), anchor }));
}

/** The kept place, once, if it is of the entry that is shown; its top has no anchor. */
export function takeLastPlace(): { anchor?: Anchor } | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  sessionStorage.removeItem(KEY);
  const { entry, ...place } = JSON.parse(kept) as { entry: string; anchor?: Anchor };
  return entry === shownEntry() ? place : undefined;
}

/** What has moved since is in the entry. */
export function forgetLastPlace(): void {
  sessionStorage.removeItem(KEY);
}
