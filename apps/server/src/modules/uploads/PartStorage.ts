import { type Readable, Transform } from 'node:stream';
import { MediaRejection } from '../../media/index.ts';

/**
 * A file that arrives in parts. Its name contains its owner: no account can reach the parts of another, nor learn
 * from them what others have.
 */
export interface PartName {
  userId: string;
  /** The hash that the whole file will have. */
  sha256: string;
  /** Bytes of the whole file. */
  size: number;
}

export interface AppendOptions {
  /** Bytes received so far. */
  offset: number;
  signal: AbortSignal;
}

/** Stores the parts of files until the files are complete. They outlive a request and a server. */
export interface PartStorage {
  /** Bytes from the beginning of the file that are on stable storage. */
  have(name: PartName): Promise<number>;
  /**
   * Appends a stream. Bytes that have arrived stay when the stream breaks off, and are on stable storage before this
   * settles. Throws MediaRejection where more bytes arrive than the file has.
   */
  append(name: PartName, source: Readable, options: AppendOptions): Promise<void>;
  /** Returns the file, once all of its bytes have arrived, as a local file with its hash. */
  withWhole<T>(name: PartName, use: (path: string, sha256: string) => Promise<T>): Promise<T>;
  remove(name: PartName): Promise<void>;
}

/** Passes bytes on; throws MediaRejection after `most` of them. */
export function limitBytes(most: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > most) done(new MediaRejection('size', 'More bytes than the file is long'));
      else done(null, chunk);
    },
  });
}
