import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../storage/index.ts';
import { MediaRejection } from './MediaRejection.ts';

/** Where to store the stream, and its limit in bytes. */
export interface ReceiveOptions {
  readonly store: Pick<BlobStore, 'tempPath'>;
  readonly maxBytes: number;
  /** Aborting removes what has arrived so far. */
  readonly signal?: AbortSignal;
}

/** A complete upload in the store's file system; the caller moves or removes it. */
export interface ReceivedFile {
  readonly tempPath: string;
  /** Content hash, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly size: number;
}

/**
 * Streams an upload to a temporary file while hashing and counting it, with constant memory. Rejects with
 * `MediaRejection('size')` for 0 bytes and as soon as the limit is exceeded; nothing is left on the disk then, nor
 * when the client disconnects.
 */
export async function receiveStream(source: Readable, options: ReceiveOptions): Promise<ReceivedFile> {
  const tempPath = options.store.tempPath();
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > options.maxBytes) {
        done(new MediaRejection('size', `More than ${options.maxBytes} bytes`));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const target = createWriteStream(tempPath, { flags: 'wx', mode: 0o600 });
    await pipeline(source, meter, target, { signal: options.signal });
    if (size === 0) throw new MediaRejection('size', 'The file is empty');
  } catch (error) {
    await rm(tempPath, { force: true });
    throw error;
  }
  return { tempPath, sha256: hash.digest('hex'), size };
}
