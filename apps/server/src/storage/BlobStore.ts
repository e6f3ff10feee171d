import type { Readable } from 'node:stream';

/** A part of a blob, both ends included, as in an HTTP Range header. */
export interface ByteRange {
  readonly start: number;
  /** Last byte wanted; the end of the blob when left out. */
  readonly end?: number;
}

/** The result of `get`: the bytes, how many of them follow, and the size of the whole blob. */
export interface BlobContent {
  readonly stream: Readable;
  readonly length: number;
  readonly size: number;
}

/** How a finished file is stored. */
export interface PutFileOptions {
  /**
   * `true` (default): on stable storage before the promise resolves, so that a reply may be sent. `false`: for files
   * that can be generated again (renditions); a power cut may lose them.
   */
  readonly durable?: boolean;
}

/**
 * Stores blobs in a disk folder or an S3-compatible bucket. Keys are slash-separated segments of letters, digits,
 * `.`, `_` and `-`, such as `originals/ab/cd/<sha256>` or `renditions/ab/cd/<sha256>/w480.webp`; others are refused
 * with `InvalidKeyError`. A blob appears whole or not at all: no reader ever sees a partial one.
 */
export interface BlobStore {
  /** Stores a stream durably; an older blob under the same key is replaced. Returns its size in bytes. */
  put(key: string, source: Readable): Promise<number>;
  /** Takes over a finished file made at `tempPath()`, which no longer exists there afterwards. */
  putFile(key: string, tempPath: string, options?: PutFileOptions): Promise<void>;
  /** Opens a blob, or a range of it. Throws `BlobNotFoundError` or `RangeError`. */
  get(key: string, range?: ByteRange): Promise<BlobContent>;
  /** Size in bytes and time of storing, or `undefined` when there is no such blob. */
  head(key: string): Promise<{ readonly size: number; readonly modified: Date } | undefined>;
  /** Durable copy inside the store. Throws `BlobNotFoundError` when `from` is missing. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a blob; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** Every key under a prefix of whole segments (`renditions/ab/cd/<sha256>`); '' lists all. */
  list(prefix: string): AsyncIterable<string>;
  /** A fresh local path for a temporary file, in the file system that `putFile` moves from. */
  tempPath(): string;
  /**
   * The local path of a file that arrives in parts, by its name; like `tempPath`, but it outlives the server. A store
   * that several servers share has none: parts are blobs under `PARTS_PREFIX` there.
   */
  partPath?(name: string): string;
  /** Resolves where blobs can be read and written now; rejects with the reason otherwise. */
  check(): Promise<void>;
  /** Closes connections. */
  close(): void;
}

/** Where a store without `partPath` keeps files that arrive in parts. */
export const PARTS_PREFIX = 'parts';

/** The key is not one that a store may touch (traversal, odd characters, too long). */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError';
}

/** No blob under this key. */
export class BlobNotFoundError extends Error {
  override readonly name = 'BlobNotFoundError';
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const MAX_SEGMENTS = 8;

/** Throws `InvalidKeyError` unless every segment is plain; hidden files and `..` are refused. */
export function assertKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > MAX_SEGMENTS || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new InvalidKeyError('A blob key has a segment that is not allowed');
  }
}

/** A file name of one plain segment, unchanged. Throws `InvalidKeyError` for any other. */
export function assertName(name: string): string {
  if (!SEGMENT.test(name)) throw new InvalidKeyError('A file name has a character that is not allowed');
  return name;
}
