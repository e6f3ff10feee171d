/** One photo as the grid needs it. Lengths are source pixels; what the photo's own service knows stays outside. */
export type PhotoGridItem = {
  id: string;
  /** Size before `rotate` is applied. */
  width: number;
  height: number;
  /** Clockwise turn in degrees that the thumbnails still need: 0, 90, 180 or 270. */
  rotate?: number;
  /** Spec §3: 1 photo, 2 video, 3 GIF, 4 live photo. */
  type: 1 | 2 | 3 | 4;
  /** Pictures by their width in pixels, in any order. */
  thumbnails: readonly (readonly [width: number, url: string])[];
  /** Base64 of the photo's ThumbHash, shown until a picture is decoded. */
  thumbhash?: string;
  name?: string;
  /** The date as it is spoken and read. */
  time?: string;
  place?: string;
  /** Seconds, for videos. */
  duration?: number;
};

/** A group whose count is known before its photos are. `name` is its heading; an empty one has none. */
export type PhotoSection = { key: string; name: string; count: number };

/** Width ÷ height as the photo is seen, its turn applied; NaN without a usable size. */
export function seenRatio(item: PhotoGridItem): number {
  const ratio = item.width / item.height;
  return isTurnedSideways(item.rotate) ? 1 / ratio : ratio;
}

export function isTurnedSideways(rotate: number | undefined): boolean {
  return Math.abs((rotate ?? 0) % 180) === 90;
}
