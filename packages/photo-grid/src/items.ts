/** A photo. `{ src, width, height, alt }` is enough. */
export type PhotoGridItem = {
  /** Unique in the list and the same every time. Default `src`. */
  id?: string;
  /** Address of the picture. Default the smallest of `srcSet`. */
  src?: string;
  /** Width in source pixels, before `rotate` is applied. Together with `height` it gives the tile's proportions. */
  width: number;
  /** Height in source pixels, before `rotate` is applied. */
  height: number;
  /** Describes the picture to people who cannot see it. Default `name`. */
  alt?: string;
  /** The picture in several widths (pixels), in any order. */
  srcSet?: readonly { src: string; width: number }[];
  /** As `srcSet`, in the shape that `@xiangji/photo-viewer` takes: pairs of width and address. */
  thumbnails?: readonly (readonly [width: number, url: string])[];
  /** Clockwise turn in degrees that the pictures still need: 0, 90, 180 or 270. Default 0. */
  rotate?: number;
  /** Spec §3: 1 photo, 2 video, 3 GIF, 4 live photo. Default 1. */
  type?: 1 | 2 | 3 | 4;
  /** Base64 of the photo's ThumbHash, shown until a picture is decoded. */
  thumbhash?: string;
  /** Title or file name. */
  name?: string;
  /** The date in words. */
  time?: string;
  /** Where it was taken, in words. */
  place?: string;
  /** Seconds, for videos. */
  duration?: number;
};

/** A group whose count is known before its photos are. `name` is its heading; an empty one has none. */
export type PhotoSection = { key: string; name: string; count: number };

/** What identifies a photo; undefined while it is not loaded. */
export function idOf(item: PhotoGridItem | undefined): string | undefined {
  return item?.id ?? item?.src;
}

/** Width ÷ height as the photo is seen, its turn applied; NaN without a usable size. */
export function seenRatio(item: PhotoGridItem): number {
  const ratio = item.width / item.height;
  return isTurnedSideways(item.rotate) ? 1 / ratio : ratio;
}

export function isTurnedSideways(rotate: number | undefined): boolean {
  return Math.abs((rotate ?? 0) % 180) === 90;
}
