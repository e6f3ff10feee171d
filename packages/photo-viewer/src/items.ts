/** One photo as the viewer needs it; every item of `@xiangji/photo-grid` fits. */
export type ViewerItem = {
  id: string;
  /** Width in source pixels before `rotate` is applied. */
  width: number;
  /** Height in source pixels before `rotate` is applied. */
  height: number;
  /** Clockwise rotation in degrees that the renditions still need: 0, 90, 180 or 270. */
  rotate?: number;
  /** Spec §3: 1 photo, 2 video, 3 GIF, 4 live photo. */
  type: 1 | 2 | 3 | 4;
  /** Renditions by their width in pixels, in any order. */
  thumbnails: readonly (readonly [width: number, url: string])[];
  /** Base64 of the photo's ThumbHash. */
  thumbhash?: string;
  name?: string;
  /** The date as it is read and spoken. */
  time?: string;
  place?: string;
  /** Seconds, for videos. */
  duration?: number;
  /** Address of the full-size image that a browser can show, or of the video. */
  source?: string;
  /** Address of a live photo's movie (type 4); without it only the still is shown. */
  live?: string;
  /** What the photo shows, for screen readers. Default: the name. */
  alt?: string;
};

/** Whether an item is shown as a video. Without a source its poster is shown as a photo. */
export function isVideo(item: ViewerItem | undefined): boolean {
  return item?.type === 2 && item.source !== undefined;
}
