import type { PhotoItem } from '@xiangji/internal/items';

/** A section of the list. Its count is known before its photos are loaded. */
export interface PhotoSection {
  /** Identifies the section; unique in the list. */
  key: string;
  /** The text of the heading; empty for none. */
  name: string;
  /** The number of photos. */
  count: number;
}

/** Width ÷ height as the photo is shown, with its rotation; NaN without a usable size. */
export function shownRatio(item: PhotoItem): number {
  const ratio = item.width / item.height;
  return isSideways(item.rotation) ? 1 / ratio : ratio;
}

export function isSideways(rotation: number | undefined): boolean {
  return Math.abs((rotation ?? 0) % 180) === 90;
}
