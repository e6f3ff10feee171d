import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { type BlobStore, originalKey } from '../storage/index.ts';

/** SHA-256 of a blob as it is read now, lower-case hexadecimal. Throws `BlobNotFoundError`. */
export async function hashOf(store: BlobStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await store.get(key)).stream) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Lets bytes through and knows their SHA-256 once they are; `digest` may be asked for once. */
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

/** The hash that an original's key promises; undefined for what can be made again. */
export function promisedHash(key: string): string | undefined {
  const name = key.split('/').at(-1) ?? '';
  return /^[0-9a-f]{64}$/.test(name) && key === originalKey(name) ? name : undefined;
}
