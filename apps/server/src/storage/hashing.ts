import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { BlobStore } from './BlobStore.ts';
import { originalKey } from './blobKeys.ts';

/** The bytes of an original are not the uploaded ones. */
export class DamagedBlobError extends Error {
  override readonly name = 'DamagedBlobError';
}

/** SHA-256 of a blob as it is read now, lower-case hexadecimal. Throws `BlobNotFoundError`. */
export async function hashOf(store: Pick<BlobStore, 'get'>, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await store.get(key)).stream) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Passes bytes through; `digest` returns their SHA-256 after the end and may be called once. */
export function hashingStream(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}

/**
 * Passes the bytes of `source` through and fails with `DamagedBlobError` unless they have this SHA-256. The last
 * chunk waits for the result: a reader never gets all bytes of a damaged blob.
 */
export function verifiedStream(source: Readable, sha256: string): Readable {
  const hash = createHash('sha256');
  let waiting: Uint8Array | undefined;
  const verify = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      const ready = waiting;
      waiting = chunk;
      done(null, ready);
    },
    flush(done) {
      if (hash.digest('hex') === sha256) done(null, waiting);
      else done(new DamagedBlobError(`The original ${sha256} is damaged`));
    },
  });
  source.on('error', (error) => verify.destroy(error));
  verify.on('close', () => source.destroy());
  return source.pipe(verify);
}

/** The hash in an original's key; undefined for every other key. */
export function promisedHash(key: string): string | undefined {
  const name = key.split('/').at(-1) ?? '';
  return /^[0-9a-f]{64}$/.test(name) && key === originalKey(name) ? name : undefined;
}
