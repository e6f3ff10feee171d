/** A photo, in the same shape for the grid and for `@xiangji/photo-viewer`. `{ src, width, height, alt }` is enough. */
export interface PhotoItem {
  /**
   * Unique in the list, and always the same for the same photo.
   * @default src
   */
  id?: string;
  /** Address of the image in full size; of a video, its poster. With `srcSet` the grid shows one of those instead. */
  src?: string;
  /** Width in source pixels, before `rotation` is applied. Together with `height` it gives the tile's proportions. */
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
  /** Address of the movie of a video or a live photo; only the viewer plays it. */
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

/** A group whose count is known before its photos are. `name` is its heading; an empty one has none. */
export interface PhotoSection {
  key: string;
  name: string;
  count: number;
}

/** Returns the id of a photo; undefined while it is not loaded. */
export function idOf(item: PhotoItem | undefined): string | undefined {
  return item?.id ?? item?.src;
}

/** Width ÷ height as the photo is shown, with its rotation; NaN without a usable size. */
export function shownRatio(item: PhotoItem): number {
  const ratio = item.width / item.height;
  return isSideways(item.rotation) ? 1 / ratio : ratio;
}

export function isSideways(rotation: number | undefined): boolean {
  return Math.abs((rotation ?? 0) % 180) === 90;
}
