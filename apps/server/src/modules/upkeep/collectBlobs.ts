import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, STATE } from '../../db/schema.ts';
import { type BlobStore, originalKey, renditionPrefix } from '../../storage/index.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import { hashesOf, releaseBlobs } from '../files/blobRefs.ts';

export interface CollectOptions {
  db: Db;
  store: BlobStore;
  now?: () => number;
  /** Seconds that bytes without a reference are kept: an upload that means them may be under way. */
  grace?: number;
}

const CHUNK = 500;
const GRACE = SECONDS_PER_HOUR;

async function dropRows(trx: Kysely<Database>): Promise<number> {
  const rows = await trx
    .selectFrom('files')
    .select(['id', 'sha256', 'live_sha256', 'poster_sha256'])
    .where('state', '=', sql.lit<number>(STATE.GONE))
    .orderBy('id')
    .limit(CHUNK)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('files').where('id', 'in', ids).execute();
  await releaseBlobs(trx, rows.flatMap(hashesOf));
  return rows.length;
}

/** Photos that are gone for good give their references back. */
export async function collectGone({ db }: CollectOptions): Promise<void> {
  while ((await db.transaction().execute(dropRows)) > 0);
}

async function deleteBytes(store: BlobStore, sha256: string): Promise<void> {
  for await (const key of store.list(renditionPrefix(sha256))) await store.delete(key);
  await store.delete(originalKey(sha256));
}

/** Removes the bytes of a row that is marked as being removed at `mark`, then the row, unless an upload has taken it over. */
export async function removeMarked(
  { db, store }: CollectOptions,
  sha256: string,
  mark: number,
): Promise<void> {
  await deleteBytes(store, sha256);
  await db
    .deleteFrom('blobs')
    .where('sha256', '=', sha256)
    .where('refs', '<=', 0)
    .where('dying', '=', mark)
    .execute();
}

/**
 * Removes bytes that nothing refers to. A row is marked first, so that an upload of the same bytes waits until they are
 * gone and then stores them again; a mark whose owner died is taken up by the next run.
 */
export async function collectLoose(options: CollectOptions): Promise<number> {
  const { db, now = unixNow, grace = GRACE } = options;
  let count = 0;
  for (;;) {
    const loose = await db
      .selectFrom('blobs')
      .select('sha256')
      .where('refs', '<=', sql.lit<number>(0))
      .where('touched', '<=', now() - grace)
      .limit(CHUNK)
      .execute();
    if (loose.length === 0) return count;
    for (const { sha256 } of loose) {
      const mark = now();
      const marked = await db
        .updateTable('blobs')
        .set({ dying: mark })
        .where('sha256', '=', sha256)
        .where('refs', '<=', 0)
        .where('touched', '<=', mark - grace)
        .returning('sha256')
        .executeTakeFirst();
      if (!marked) continue;
      await removeMarked(options, sha256, mark);
      count += 1;
    }
  }
}
