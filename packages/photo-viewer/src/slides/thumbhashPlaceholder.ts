import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import type { PhotoItem } from '../items.ts';

/** The placeholder of a photo with a ThumbHash, for `slides.placeholder` of `Viewport`. */
export function thumbhashPlaceholder({ thumbhash }: PhotoItem): string | undefined {
  return thumbhashUrl(thumbhash);
}
