import type { GridAnchor } from '../virtual/anchor.ts';

const STORAGE_KEY = 'xiangji.place';

/** Undefined on a server, and where the user blocks the data of sites. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The page of a history entry: a router may use the same key for two pages. */
const pageOf = (entry: string) => `${entry} ${window.location.pathname}`;

/**
 * Stores the scroll position of a page that is left, for a reload of the same entry. The history entry itself would
 * be too late: the new page gets its state from when the reload began.
 */
export function storeReloadAnchor(entry: string, anchor: GridAnchor | undefined): void {
  storage()?.setItem(STORAGE_KEY, JSON.stringify({ page: pageOf(entry), anchor }));
}

/** Returns the scroll position in which the page of a history entry was left by a reload; the top of a list has no `anchor`. */
export function readReloadAnchor(entry: string): { anchor?: GridAnchor } | undefined {
  const { page, ...left } = JSON.parse(storage()?.getItem(STORAGE_KEY) ?? '{}') as {
    page?: string;
    anchor?: GridAnchor;
  };
  return page === pageOf(entry) ? left : undefined;
}

/** Drops the stored position: the entry has a later one. */
export function forgetReloadAnchor(): void {
  storage()?.removeItem(STORAGE_KEY);
}
