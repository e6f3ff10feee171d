import { thumbhashUrl } from '@xiangji/internal/thumbhash';

/** The picture of a `ShareHeader`. */
export interface ShareCover {
  /** Address of the picture. */
  src: string;
  /** Its renditions, as in the attribute `srcset`. */
  srcSet?: string;
  /** Address of a picture shown while it loads. */
  placeholder?: string | undefined;
}

/** Returns the cover that a photo makes; undefined without a picture, or with one that is still rotated. */
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
