import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './BlobStore.ts';

/** No temporary file is written for longer than this. */
const LONGEST_MAKING_MS = 86_400_000;

/** Removes files and folders of `temp` that were last written before a moment, in milliseconds. */
export async function clearOlder(temp: string, before: number): Promise<void> {
  const clear = async (name: string): Promise<void> => {
    const path = join(temp, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  };
  await Promise.all((await readdir(temp)).map(clear));
}

/** Removes unfinished files that are old, while servers keep running. */
export async function sweepTemp(temp: string, now = Date.now()): Promise<void> {
  await clearOlder(temp, now - LONGEST_MAKING_MS);
}

/** Deletes blobs under a prefix that were stored before that moment. */
export async function sweepBlobs(
  store: Pick<BlobStore, 'list' | 'head' | 'delete'>,
  prefix: string,
  now = Date.now(),
): Promise<void> {
  const before = now - LONGEST_MAKING_MS;
  for await (const key of store.list(prefix)) {
    const found = await store.head(key);
    if (found && found.modified.getTime() < before) await store.delete(key);
  }
}
