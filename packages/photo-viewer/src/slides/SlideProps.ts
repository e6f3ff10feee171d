import type { PhotoItem } from '@xiangji/internal/items';

export interface SlideProps {
  /** The photo, video or live photo. */
  item: PhotoItem;
  /** False for neighbours and for the previously shown photo. */
  current: boolean;
  /** Returns the address of an image that fills the photo until its first rendition. */
  placeholder?: ((item: PhotoItem) => string | undefined) | undefined;
}
