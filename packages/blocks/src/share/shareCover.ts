import { thumbhashUrl } from '@xiangji/internal/thumbhash';

/** The cover of a `ShareHeader`. */
export interface ShareCover {
  /** URL of the image. */
  src: string;
  /** The renditions, in the format of the `srcset` attribute. */
  srcSet?: string;
  /** URL of an image that is shown while the cover loads. */
  placeholder?: string | undefined;
}

/** Returns the cover for a photo; undefined if the photo has no image, or if its image must still be rotated. */
export function shareCoverOf(photo: {
  srcSet?: readonly { src: string; width: number }[] | undefined;
  thumbhash?: string | null | undefined;
  rotation?: number | undefined;
}): ShareCover | undefined {
  const { srcSet: renditions = [], thumbhash, rotation = 0 } = photo;
  const widest = renditions.at(-1);
  if (!widest || rotation !== 0) return undefined;
  const srcSet = renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return { src: widest.src, srcSet, placeholder: thumbhashUrl(thumbhash) };
}
