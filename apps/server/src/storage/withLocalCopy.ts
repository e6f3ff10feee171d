import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from './BlobStore.ts';
import { promisedHash, verifiedStream } from './hashing.ts';

/**
 * Copies a stored file into the temporary folder, which a decoder can read, for as long as `use` runs. Throws
 * `DamagedBlobError` for an original that is not what was uploaded: nothing is made from it.
 */
export async function withLocalCopy<T>(
  store: Pick<BlobStore, 'get' | 'tempPath'>,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = store.tempPath();
  try {
    const { stream } = await store.get(key);
    const sha256 = promisedHash(key);
    const source = sha256 === undefined ? stream : verifiedStream(stream, sha256);
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
