import type { Size, View } from '../geometry/index.ts';
import type { ViewerItem } from '../items.ts';
import type { PhotoViewerLabels } from '../labels.ts';

/** One photo as its page shows it now. */
export type Shown = {
  item: ViewerItem;
  stage: Size;
  view: View;
  /** The photo that is looked at, not a neighbour. */
  current: boolean;
  /** Nothing is fetched yet, so that the photo that is looked at comes first; only the placeholder is there. */
  held: boolean;
  /** Photos are leafed through too fast to look at one: what is light does, and nothing plays. */
  passing: boolean;
  /** How high a tile of the grid is, in CSS pixels, where that is known. */
  tileHeight: number | undefined;
  /** The device has a network. */
  online: boolean;
  labels: PhotoViewerLabels;
};

/** What a page holds: a picture, or a video. */
export type PageContent = {
  show(shown: Shown): void;
  /** Tries again what failed. */
  retry(): void;
  end(): void;
};
