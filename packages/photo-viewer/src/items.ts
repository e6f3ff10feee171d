import type { ItemSource, PhotoItem } from '@xiangji/internal/items';

/** The photos of a viewer that load over time. */
export type PhotoSource = ItemSource<PhotoItem> & {
  /** Loads missing photos; called if the viewer has no `onLoadRange`. */
  loadRange?: LoadRange;
};

/** Missing photos near the current one: indices `start` to `end` (excluded). */
export interface RangeRequest {
  /** The first index. */
  start: number;
  /** The index after the last one. */
  end: number;
  /** Aborts when the photos are no longer near, or the viewer has closed. */
  signal: AbortSignal;
}

/** Loads a range. A rejection is ignored: the range is requested again with the next photo. */
export type LoadRange = (request: RangeRequest) => unknown;

/** Whether an item is shown as a video. Without an address of the movie its poster is shown as a photo. */
export function isVideo(item: PhotoItem | undefined): boolean {
  return item?.type === 'video' && item.video !== undefined;
}
