import type { Db } from '../../db/connect.ts';
import { type BlobStore, hashOfKey } from '../../storage/index.ts';
import { SECONDS_PER_DAY, unixNow } from '../../time.ts';
import { NO_META } from '../media/blobMeta.ts';
import { type CollectOptions, removeMarked } from './collectBlobs.ts';

const CHUNK = 500;
const GRACE = SECONDS_PER_DAY;
/** More unknown files than this, and than this share of all originals, look like the wrong database. */
const PLAUSIBLE_COUNT = 100;
const PLAUSIBLE_SHARE = 0.01;

/** Where the store keeps files of its own: a bucket may hold other things too. */
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

async function knownHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('blobs').select('sha256').where('sha256', 'in', hashes).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Keys of files that no row knows. Files that are removed while this runs are left out. */
export async function* unknownKeys(db: Db, store: BlobStore): AsyncIterable<string> {
  for (const prefix of PREFIXES) {
    for await (const keys of chunksOf(store.list(prefix))) {
      const hashes = keys.flatMap((key) => hashOfKey(key) ?? []);
      const known = await knownHashes(db, Array.from(new Set(hashes)));
      for (const key of keys) {
        const sha256 = hashOfKey(key);
        // The row of a file that is being removed goes after the file.
        if ((sha256 === undefined || !known.has(sha256)) && (await store.head(key))) yield key;
      }
    }
  }
}

/** Removes what is stored under an unknown hash. A row that marks the removal makes an upload of the same bytes wait. */
async function removeUnknown(options: CollectOptions, sha256: string): Promise<boolean> {
  const mark = (options.now ?? unixNow)();
  const marked = await options.db
    .insertInto('blobs')
    .values({ sha256, size: 0, mime: '', meta: NO_META, refs: 0, touched: 0, dying: mark, ctime: mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256')
    .executeTakeFirst();
  if (!marked) return false;
  await removeMarked(options, sha256, mark);
  return true;
}

async function plausibleCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('blobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(PLAUSIBLE_COUNT, Number(count) * PLAUSIBLE_SHARE);
}

async function oldUnknownKeys({ db, store, now = unixNow, grace = GRACE }: CollectOptions) {
  const before = new Date((now() - grace) * 1_000);
  const old: string[] = [];
  for await (const key of unknownKeys(db, store)) {
    const found = await store.head(key);
    if (found && found.modified <= before) old.push(key);
  }
  return old;
}

/**
 * Removes files that no row knows and that are older than `grace`, and returns their keys. Throws, and removes nothing,
 * where there are so many that the database is probably not the one of this store; `force` removes them all the same.
 */
export async function collectUnknown(options: CollectOptions & { force?: boolean }): Promise<string[]> {
  const { db, store, force = false } = options;
  const keys = await oldUnknownKeys(options);
  const byHash = Map.groupBy(keys, hashOfKey);
  if (!force && byHash.size > (await plausibleCount(db)))
    throw new Error(`${keys.length} files are unknown to the database; xiangji check --repair removes them`);
  const removed: string[] = [];
  for (const [sha256, own] of byHash) {
    if (sha256 === undefined) for (const key of own) await store.delete(key);
    else if (!(await removeUnknown(options, sha256))) continue;
    removed.push(...own);
  }
  return removed;
}
