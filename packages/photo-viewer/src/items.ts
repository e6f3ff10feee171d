import type { ItemSource, LoadRange, PhotoItem } from '@xiangji/internal/items';

/** The photos of a viewer that load over time. */
export type PhotoSource = ItemSource<PhotoItem> & {
  /** Loads missing photos; called if the viewer has no `onLoadRange`. */
  loadRange?: LoadRange;
};

/** Whether an item is shown as a video. Without an address of the movie its poster is shown as a photo. */
export function isVideo(item: PhotoItem | undefined): boolean {
  return item?.type === 'video' && item.video !== undefined;
}
