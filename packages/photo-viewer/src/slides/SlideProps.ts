import type { ViewerItem } from '../items.ts';

export type SlideProps = {
  item: ViewerItem;
  /** False for a neighbour, and for the photo that was just left. */
  current: boolean;
};
