/** The image of a photo in one width (pixels). */
export interface Rendition {
  /** URL of the image. */
  src: string;
  /** Width of the image in pixels. */
  width: number;
}

/** A photo, in the same shape for `@xiangji/photo-grid` and `@xiangji/photo-viewer`. `{ src, width, height, alt }` is enough. */
export interface PhotoItem {
  /**
   * Unique in the list, and always the same for the same photo.
   * @default src
   */
  id?: string;
  /** Address of the image in full size; of a video, its poster. With `srcSet` a grid shows one of those instead. */
  src?: string;
  /** Width in source pixels, before `rotation` is applied. Together with `height` it gives the tile's proportions. */
  width: number;
  /** Height in source pixels, before `rotation` is applied. */
  height: number;
  /**
   * Describes the photo to people who cannot see it.
   * @default name
   */
  alt?: string;
  /** The image in several widths (pixels), in any order. */
  srcSet?: readonly Rendition[];
  /**
   * Clockwise rotation in degrees that the images still need: 0, 90, 180 or 270.
   * @default 0
   */
  rotation?: number;
  /** The kind of photo; a `video` or a `live` photo has `video` too. @default 'photo' */
  type?: PhotoType;
  /** Address of the movie of a video or a live photo; a viewer plays it, a grid shows the image only. */
  video?: string;
  /** Base64 of the photo's ThumbHash, shown until an image is decoded. */
  thumbhash?: string;
  /** Title or file name. */
  name?: string;
  /** The date in words. */
  time?: string;
  /** Where it was taken, in words. */
  location?: string;
  /** Seconds, for videos. */
  duration?: number;
  /**
   * Whether the user has marked it as a favorite.
   * @default false
   */
  favorite?: boolean;
}

/** `gif` is any animated picture: a GIF, an animated WebP or an animated PNG. */
export type PhotoType = 'photo' | 'video' | 'gif' | 'live';

/** The items of a list, of which some may not be loaded yet. */
export interface ItemReader<Item> {
  /** The number of items, loaded or not. */
  readonly count: number;
  /** Returns the item at an index; undefined while it is not loaded. An item that did not change is the same object. */
  getItem: (index: number) => Item | undefined;
}

/** A list whose items load over time, in the shape that `useSyncExternalStore` takes. */
export type ItemSource<Item> = ItemReader<Item> &
  (
    | {
        /** Calls `listener` after every change; returns how to stop. A list that never changes needs none. */
        subscribe: (listener: () => void) => () => void;
        /** Returns another number after every change. Required with `subscribe`. */
        getVersion: () => number;
      }
    | { subscribe?: undefined; getVersion?: () => number }
  );

/** The photos of a component: an array or a source, not both. */
export type PhotosOrSource<Source> =
  | {
      /**
       * The photos: `{ src, width, height, alt }`, or `undefined` for a photo that is not loaded. Pass a new array when one
       * of them changes.
       */
      photos?: readonly (PhotoItem | undefined)[];
      source?: undefined;
    }
  | {
      photos?: undefined;
      /** In place of `photos`, a list that loads its photos: an item source, such as that of `createPagedSource`. */
      source: Source;
    };

/** Photos to load: indices over all sections, `end` excluded. */
export interface RangeRequest {
  /** The first index. */
  start: number;
  /** The index after the last one. */
  end: number;
  /** Aborts when the photos are no longer near what is shown. */
  signal: AbortSignal;
}

/**
 * Loads a range. May return a promise: if it rejects, other than by an abort, the range is requested again later, and a grid
 * shows it as failed until then.
 */
export type LoadRange = (request: RangeRequest) => unknown;

/** Returns the id of a photo; undefined while it is not loaded. */
export function idOf(item: PhotoItem | undefined): string | undefined {
  return item?.id ?? item?.src;
}

/** Returns renditions in the format of the `srcset` attribute; undefined without any. */
export function srcSetOf(renditions: readonly Rendition[] = []): string | undefined {
  // A space ends the URL of a candidate, and a comma at its end the candidate.
  const urlOf = (src: string) => src.replaceAll(' ', '%20').replace(/,$/, '%2C');
  const candidates = renditions.map(({ src, width }) => `${urlOf(src)} ${width}w`);
  return candidates.join(', ') || undefined;
}
