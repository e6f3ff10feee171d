/** A photo, in the same shape for the viewer and for `@xiangji/photo-grid`. `{ src, width, height, alt }` is enough. */
export interface PhotoItem {
  /**
   * Unique in the list, and always the same for the same photo.
   * @default src
   */
  id?: string;
  /** Address of the image in full size; of a video, its poster. */
  src?: string;
  /** Width in source pixels, before `rotation` is applied. */
  width: number;
  /** Height in source pixels, before `rotation` is applied. */
  height: number;
  /**
   * Describes the photo to people who cannot see it.
   * @default name
   */
  alt?: string;
  /** The image in several widths (pixels), in any order. */
  srcSet?: readonly { src: string; width: number }[];
  /**
   * Clockwise rotation in degrees that the images still need: 0, 90, 180 or 270.
   * @default 0
   */
  rotation?: number;
  /** @default 'photo' */
  type?: PhotoType;
  /** Address of the movie of a video or a live photo; without it only the image is shown. */
  video?: string;
  /** Base64 of the photo's ThumbHash, shown until an image is decoded. */
  thumbhash?: string;
  /** Title or file name. */
  name?: string;
  /** The date in words. */
  time?: string;
  /** Where it was taken, in words. */
  location?: string;
  /** Seconds, for videos. */
  duration?: number;
}

export type PhotoType = 'photo' | 'video' | 'gif' | 'live';

/** A list whose items load over time; every source of `@xiangji/photo-grid/source` fits. */
export interface ItemSource<Item> {
  /** The number of items, loaded or not. */
  readonly count: number;
  /** Returns the item at an index; undefined while it is not loaded. An item that did not change is the same object. */
  getItem: (index: number) => Item | undefined;
  /** Calls `listener` after every change; returns how to stop. A list that never changes needs none. */
  subscribe?: (listener: () => void) => () => void;
  /** Returns another number after every change. Required with `subscribe`. */
  getVersion?: () => number;
}

/** The photos of a viewer that load over time. */
export type PhotoSource = ItemSource<PhotoItem> & {
  /** Loads missing photos; the viewer calls it where it has no `onLoadRange`. */
  loadRange?: LoadRange;
};

/** Missing photos near the current one: indices `start` to `end` (excluded). */
export interface RangeRequest {
  start: number;
  end: number;
  /** Aborts when the photos are not near any more, or the viewer is gone. */
  signal: AbortSignal;
}

/** Loads a range. A rejection is left to the list: the range is requested again with the next photo. */
export type LoadRange = (request: RangeRequest) => unknown;

export function idOf(item: PhotoItem | undefined): string | undefined {
  return item?.id ?? item?.src;
}

/** Whether an item is shown as a video. Without an address of the movie its poster is shown as a photo. */
export function isVideo(item: PhotoItem | undefined): boolean {
  return item?.type === 'video' && item.video !== undefined;
}
