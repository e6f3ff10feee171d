import type { ExifEntry } from './metadata/exifEntries.ts';
import type { GpsPosition } from './metadata/gps.ts';
import type { LocalTime } from './metadata/offset.ts';
import type { MediaFormat } from './sniff.ts';

/**
 * Spec §3: 1 photo, 2 video, 3 animation, 4 live. A single file is never 4: the caller combines a photo and a movie with
 * the same `contentId` into one live photo (`uploads/livePairs.ts`).
 */
export type MediaKind = 1 | 2 | 3 | 4;

/** A smaller or web-compatible copy, waiting in the store's temporary folder for `commitRenditions`. */
export interface Rendition {
  /** Last segment of its key: `w480.webp`, `full.jpg`. */
  readonly name: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly tempPath: string;
}

/** The metadata of one upload; plain data, safe to store. */
export interface MediaReport extends LocalTime {
  readonly kind: MediaKind;
  readonly format: MediaFormat;
  /** Detected from the content; the only type under which the original may be served. */
  readonly mime: string;
  /** Without a dot. */
  readonly ext: string;
  /** Pixels as displayed: orientation is applied already and must not be applied again. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation 1–8 of the stored original, for information; 1 for HEIC, AVIF and movies. */
  readonly orientation: number;
  /** Frames of a GIF, WebP or PNG; above 1 the viewer shows the original, which is animated. */
  readonly frames: number;
  /** Seconds, of a movie. */
  readonly duration?: number;
  /** Degrees, WGS-84. */
  readonly gps?: GpsPosition;
  /** Cleaned, each once. */
  readonly keywords: readonly string[];
  readonly exif: readonly ExifEntry[];
  /** Base64 of the thumbhash (about 25 bytes); absent for movies. */
  readonly thumbhash?: string;
  /** `perceptualHash`; null for a picture with too little detail, absent for movies. */
  readonly hash?: string | null;
  /** Shared by both files of a live photo. */
  readonly contentId?: string;
  /** The decoder skipped broken parts, as JPEG and WebP decoders do silently. */
  readonly damaged: boolean;
  /** Ascending by width, `full` last. Empty for a movie: its poster comes from the browser. */
  readonly renditions: readonly Rendition[];
}
