import { hashOfKey } from '../../storage/index.ts';
import { SECONDS_PER_DAY, unixNow } from '../../time.ts';
import { isOldCopy } from '../media/clean/cleanCopies.ts';
import { type CollectOptions, removeMarked } from './collectBlobs.ts';
import type { RemovalRepository } from './removal.repository.ts';

const CHUNK = 500;
const GRACE = SECONDS_PER_DAY;
/** More unknown files than this number and this share of all originals suggest the wrong database. */
const PLAUSIBLE_COUNT = 100;
const PLAUSIBLE_SHARE = 0.01;

/** Where the store keeps files of its own: a bucket may hold other files too. */
const PREFIXES = ['originals', 'renditions'];

async function* chunksOf(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let chunk: string[] = [];
  for await (const key of keys) {
    chunk.push(key);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** The original that a file belongs to; undefined for a file that none needs. */
const ownerOf = (key: string): string | undefined => (isOldCopy(key) ? undefined : hashOfKey(key));

/** Keys of files that no row knows, and of copies that no version reads any more. Files that are removed while this runs are left out. */
export async function* unknownKeys({
  repository,
  store,
}: Pick<CollectOptions, 'repository' | 'store'>): AsyncIterable<string> {
  for (const prefix of PREFIXES) {
    for await (const keys of chunksOf(store.list(prefix))) {
      const hashes = keys.flatMap((key) => ownerOf(key) ?? []);
      const known = await repository.known(Array.from(new Set(hashes)));
      for (const key of keys) {
        const sha256 = ownerOf(key);
        // The row of a file that is being removed is deleted after the file.
        if ((sha256 === undefined || !known.has(sha256)) && (await store.head(key))) yield key;
      }
    }
  }
}

/**
 * Deletes the blobs under an unknown hash. A row that marks the removal makes an upload of the same bytes wait.
 */
async function removeUnknown(options: CollectOptions, sha256: string): Promise<boolean> {
  const mark = (options.now ?? unixNow)();
  if (!(await options.repository.markUnknown(sha256, mark))) return false;
  await removeMarked(options, sha256, mark);
  return true;
}

async function plausibleCount(repository: RemovalRepository): Promise<number> {
  return Math.max(PLAUSIBLE_COUNT, (await repository.count()) * PLAUSIBLE_SHARE);
}

async function oldUnknownKeys(options: CollectOptions) {
  const { repository, store, now = unixNow, settledNow = now, grace = GRACE } = options;
  const before = new Date((settledNow() - grace) * 1_000);
  const old: string[] = [];
  for await (const key of unknownKeys({ repository, store })) {
    const found = await store.head(key);
    if (found && found.modified <= before) old.push(key);
  }
  return old;
}

/**
 * Deletes files that no row refers to and that are older than `grace`, and returns their keys. Throws without
 * deleting anything if their number shows that the database probably belongs to another store; `force` deletes them
 * nevertheless.
 */
export async function collectUnknown(options: CollectOptions & { force?: boolean }): Promise<string[]> {
  const { repository, store, force = false } = options;
  const keys = await oldUnknownKeys(options);
  const byHash = Map.groupBy(keys, ownerOf);
  if (!force && byHash.size > (await plausibleCount(repository)))
    throw new Error(`${keys.length} files are unknown to the database; xiangji check --repair removes them`);
  const removed: string[] = [];
  for (const [sha256, own] of byHash) {
    if (sha256 === undefined) for (const key of own) await store.delete(key);
    else if (!(await removeUnknown(options, sha256))) continue;
    removed.push(...own);
  }
  return removed;
}
