import type { Rendition } from '@xiangji/internal/items';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';

/** The cover of a `ShareHeader`. */
export interface ShareCover {
  /** URL of the image. */
  src: string;
  /** The image in several widths (pixels), in any order. */
  srcSet?: readonly Rendition[] | undefined;
  /** URL of an image that is shown while the cover loads. */
  placeholder?: string | undefined;
}

/** Returns the cover for a photo; undefined if the photo has no image, or if its image must still be rotated. */
export function shareCoverOf(photo: {
  srcSet?: readonly Rendition[] | undefined;
  thumbhash?: string | null | undefined;
  rotation?: number | undefined;
}): ShareCover | undefined {
  const { srcSet = [], thumbhash, rotation = 0 } = photo;
  const widest = srcSet.at(-1);
  if (!widest || rotation !== 0) return undefined;
  return { src: widest.src, srcSet, placeholder: thumbhashUrl(thumbhash) };
}
