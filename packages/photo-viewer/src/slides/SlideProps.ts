import type { PhotoItem } from '@xiangji/internal/items';

export interface SlideProps {
  /** The photo, video or live photo. */
  item: PhotoItem;
  /** False for a neighbour, and for the photo that was just left. */
  current: boolean;
  /** Returns the address of an image that fills the photo until its first rendition. */
  placeholder?: ((item: PhotoItem) => string | undefined) | undefined;
}
