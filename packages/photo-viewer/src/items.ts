/** One photo as the viewer needs it; everything that `@xiangji/photo-grid` knows of a photo fits. */
export type ViewerItem = {
  id: string;
  /** Size in source pixels before `rotate` is applied. */
  width: number;
  height: number;
  /** Clockwise turn in degrees that the pictures still need: 0, 90, 180 or 270. */
  rotate?: number;
  /** Spec §3: 1 photo, 2 video, 3 GIF, 4 live photo. */
  type: 1 | 2 | 3 | 4;
  /** Pictures by their width in pixels, in any order. */
  thumbnails: readonly (readonly [width: number, url: string])[];
  /** Base64 of the photo's ThumbHash. */
  thumbhash?: string;
  name?: string;
  /** The date as it is spoken and read. */
  time?: string;
  place?: string;
  /** Seconds, for videos. */
  duration?: number;
  /** The full-size picture that a browser can show, or the video. */
  source?: string;
  /** Address of a live photo's movie (type 4); without it the still is shown. */
  live?: string;
  /** What is seen in the picture, for those who do not see it. Default: the name. */
  alt?: string;
};

/** It is played, not looked at: a video that is there. Until its source is known its poster is a picture like any other. */
export function isPlayed(item: ViewerItem | undefined): boolean {
  return item?.type === 2 && item.source !== undefined;
}
