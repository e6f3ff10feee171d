/** A photo of a group of similar photos. */
export interface SimilarPhoto {
  /** Identifies the photo. */
  id: string;
  /** The description or the file name of the photo; may be empty. */
  name: string;
  /** URL of a small image; undefined for a video without one. */
  src: string | undefined;
  /** ThumbHash in base64, shown if there is no image. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. @default 0 */
  rotation?: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Number of bytes that are freed when the photo is deleted. */
  bytes: number;
  /** Local time of the photo, in seconds counted as if it were UTC. */
  time: number;
  /** Name of the album that contains the photo. */
  albumName: string;
  /** The reason to keep the photo; undefined if the photo is suggested for deletion. */
  keep?: 'best' | 'favorite' | 'described' | undefined;
}

/** A group of photos that look alike. */
export interface SimilarPhotos {
  /** Identifies the group. */
  id: string;
  /** At least two photos, the best one first. */
  photos: readonly SimilarPhoto[];
}
