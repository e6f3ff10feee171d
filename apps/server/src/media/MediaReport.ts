import type { ExifEntry } from './metadata/exifEntries.ts';
import type { GpsPosition } from './metadata/gps.ts';
import type { OffsetSource } from './metadata/offset.ts';
import type { WallTime } from './metadata/WallTime.ts';
import type { MediaFormat } from './sniff.ts';

/**
 * Spec §3: 1 photo, 2 video, 3 GIF, 4 live. One file alone is never 4: the caller turns a photo and a
 * movie with the same `contentId` into one live photo (`uploads/livePairs.ts`).
 */
export type MediaKind = 1 | 2 | 3 | 4;

/** A smaller or web-readable copy, waiting in the store's temporary folder for `commitRenditions`. */
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

/** Everything that one upload tells about itself; plain data, safe to store. */
export interface MediaReport {
  readonly kind: MediaKind;
  readonly format: MediaFormat;
  /** By content; the only type under which the original may be served. */
  readonly mime: string;
  /** Without a dot. */
  readonly ext: string;
  /** Pixels as displayed: orientation is applied already and must not be applied again. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation 1–8 of the stored original, for information; 1 for HEIC and movies. */
  readonly orientation: number;
  /** Frames of a GIF or WebP; above 1 the original is what moves in the viewer. */
  readonly frames: number;
  /** Seconds, of a movie. */
  readonly duration?: number;
  /** Wall clock at the place of taking; unknown when absent (then the upload time counts). */
  readonly takenLocal?: WallTime;
  /** Minutes east of UTC. */
  readonly offsetMinutes?: number;
  readonly offsetSource: OffsetSource;
  /** Degrees, WGS-84. */
  readonly gps?: GpsPosition;
  /** Cleaned, each once. */
  readonly keywords: readonly string[];
  readonly exif: readonly ExifEntry[];
  /** Base64 of the thumbhash (about 25 bytes); absent for movies. */
  readonly thumbhash?: string;
  /** Ties the halves of a live photo. */
  readonly contentId?: string;
  /** The decoder stepped over parts that it reported as broken; JPEG and WebP decoders do so silently. */
  readonly damaged: boolean;
  /** Ascending by width, `full` last. Empty for a movie: its poster comes from the browser. */
  readonly renditions: readonly Rendition[];
}
