import type { PhotoItem } from '@xiangji/internal/items';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';

/** The placeholder of a photo with a ThumbHash, for `slides.placeholder` of `Viewport`. */
export function thumbhashPlaceholder({ thumbhash }: PhotoItem): string | undefined {
  return thumbhashUrl(thumbhash);
}
