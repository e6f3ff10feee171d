import type { LoadRange, PhotoItem, PhotosOrSource } from '@xiangji/internal/items';
import type { Point, Size, View } from '../geometry/index.ts';
import type { PhotoSource } from '../items.ts';
import type { PhotoList } from '../usePhotoSource.ts';

export type ViewerOptions = PhotosOrSource<PhotoSource> & {
  /** Index of the current photo. Without it the viewer keeps the index itself. */
  index?: number;
  /**
   * Index of the first photo, if `index` is not set.
   * @default 0
   */
  defaultIndex?: number;
  /** Called with the index of the photo that should be shown. */
  onIndexChange?: (index: number) => void;
  /**
   * Loads the photos around the current one (up to 20 on both sides) while some of them are missing.
   * @default `loadRange` of the source
   */
  onLoadRange?: LoadRange;
  /**
   * Called with the new rotation in degrees. Store it and update the `rotation` of the item. Without it only the view is
   * rotated.
   */
  onRotate?: (index: number, rotation: number) => void;
  /**
   * Photos fetched ahead and behind, nearest first.
   * @default 3
   */
  preload?: number;
  /**
   * Size of the viewport in CSS pixels before it is measured; the right one saves a rendering.
   * @default the window for a dialog, otherwise 1024 × 768
   */
  initialSize?: Size;
};

/** The options with the list that they name. */
export type StoreOptions = Omit<ViewerOptions, 'photos' | 'source' | 'onLoadRange'> & PhotoList;

/** A photo that is mounted: the current one, its neighbours, and the one that was just left. */
export interface Slide {
  index: number;
  item: PhotoItem | undefined;
}

export interface ViewerState {
  /** Index of the current photo. */
  index: number;
  /** The number of photos. */
  count: number;
  /** The current photo; undefined while it is not loaded. */
  item: PhotoItem | undefined;
  /** Zoom, position and rotation of the current photo. */
  view: View;
  /** Size of the area that shows photos, in CSS pixels. */
  viewport: Size;
  /** Whether there is a photo before the current one. */
  hasPrevious: boolean;
  /** Whether there is a photo after the current one. */
  hasNext: boolean;
  /** False for videos. */
  canZoom: boolean;
  /** Whether the photo can be zoomed in further. */
  canZoomIn: boolean;
  /** Whether the photo is larger than fitted. */
  zoomed: boolean;
  /** `opening` shows the photo alone until it is sharp or 400 ms have passed; `closing` waits for the animation. */
  phase: 'opening' | 'open' | 'closing';
  /** Photos change fast, as with a held key: small renditions are shown and videos do not play. */
  fastNavigation: boolean;
  /** A finger or a mouse button is down on the photo. */
  gesturing: boolean;
  /** The first photo is shown, so that its neighbours may be fetched. */
  preloading: boolean;
  /** The last index that has been painted; announcements and slideshows follow it. */
  paintedIndex: number;
  /** The photos that are mounted, in the order of the list. */
  slides: readonly Slide[];
}

export interface ViewerActions {
  /** Shows the previous photo, if there is one. */
  previous: () => void;
  /** Shows the next photo, if there is one. */
  next: () => void;
  /** Shows the photo at an index; the first or the last one for an index outside of the list. */
  goToSlide: (index: number) => void;
  /** Zooms in by half a step around a point, measured from the viewport's middle. */
  zoomIn: (point?: Point) => void;
  /** Zooms out by half a step around a point, measured from the viewport's middle. */
  zoomOut: (point?: Point) => void;
  /** Zooms to a factor around a point, measured from the viewport's middle. */
  zoomTo: (zoom: number, point?: Point) => void;
  /** Shows the whole photo again. */
  resetZoom: () => void;
  /** Rotates by 90 degrees clockwise. */
  rotate: () => void;
  /** Moves the photo by CSS pixels, as far as its edges allow. */
  panBy: (offset: Point) => void;
  /** Sets zoom, position and rotation, as far as its limits allow. */
  setView: (view: View) => void;
  /** Sets the size of the area that shows photos, in CSS pixels. */
  setViewport: (size: Size) => void;
}
