import type { ItemSource, PhotoItem } from '@xiangji/internal/items';
import type { PhotoSection } from '../items.ts';
import type { LoadIds } from '../selection/selectedIds.ts';
import type { LoadRange } from '../virtual/RangeRequests.ts';

/** The photos of a grid. Of the optional parts a source has those that it knows. */
export type PhotoSource = ItemSource<PhotoItem> & {
  /** Groups of the photos, known before these are loaded. The same array while they are the same. */
  readonly sections?: readonly PhotoSection[];
  /** Returns whether a photo may be out of date: it is shown, and requested again when it is near the viewport. */
  isStale?: (index: number) => boolean;
  /** Loads missing photos; the grid calls it where it has no `onLoadRange`. */
  loadRange?: LoadRange;
  /** Resolves to the ids of photos that are selected but not loaded, for `selection.toIds()`. At most 500 at a time. */
  loadIds?: LoadIds;
};
