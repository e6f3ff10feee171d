import type { ItemSource, LoadRange, PhotoItem } from '@xiangji/internal/items';
import type { PhotoSection } from '../items.ts';
import type { LoadIds } from '../selection/selectedIds.ts';

/** The photos of a grid. All members except `count` and `getItem` are optional. */
export type PhotoSource = ItemSource<PhotoItem> & {
  /** Sections of the photos, known before the photos are loaded. Keep the array's identity while they are the same. */
  readonly sections?: readonly PhotoSection[];
  /** Returns whether a photo may be out of date: it is shown, and requested again when it is near the viewport. */
  isStale?: (index: number) => boolean;
  /** Loads missing photos; called if the grid has no `onLoadRange`. */
  loadRange?: LoadRange;
  /** Resolves to the ids of photos that are selected but not loaded, for `selection.toIds()`. At most 500 at a time. */
  loadIds?: LoadIds;
};
