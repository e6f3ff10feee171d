/** A photo of a group of similar photos. */
export interface SimilarPhoto {
  /** Identifies the photo. */
  id: string;
  /** Its description or the name of its file; may be empty. */
  name: string;
  /** Address of a small picture; undefined for a video without one. */
  src: string | undefined;
  /** Shown where there is no picture, in base64. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. @default 0 */
  rotation?: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Bytes that its deletion gains. */
  bytes: number;
  /** Its own wall clock, in seconds counted as if it were UTC. */
  time: number;
  /** Name of the album that it is in. */
  albumName: string;
  /** Why it is suggested to be kept; undefined for a photo that is suggested for deletion. */
  keep?: 'best' | 'favorite' | 'described' | undefined;
}

/** Photos that look alike. */
export interface SimilarPhotos {
  /** Identifies the group. */
  id: string;
  /** At least two, the best first. */
  photos: readonly SimilarPhoto[];
}
