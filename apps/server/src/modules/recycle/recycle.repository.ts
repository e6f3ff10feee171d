import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { inChunks } from '../files/chosen.ts';
import { lockAccount } from '../files/tally.ts';

/** Rows read at a time where everything in the bin is meant. */
const CHUNK = 2_000;

/** Which photos of the bin a call means: `ids`, or all of them. */
export interface Which {
  ids?: string[] | undefined;
  all?: true | 1 | undefined;
}

function inBin(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('files')
    .where('files.user_id', '=', userId)
    .where('files.state', '=', sql.lit<number>(STATE.RECYCLED));
}

/** The photos that a call means, in portions; what has left the bin meanwhile is left out. */
export async function* recycled(
  trx: Kysely<Database>,
  userId: string,
  { ids }: Which,
): AsyncGenerator<FileRow[]> {
  if (ids) {
    for (const some of inChunks([...new Set(ids)])) {
      yield await inBin(trx, userId).selectAll().where('id', 'in', some).execute();
    }
    return;
  }
  let last = '';
  for (;;) {
    const rows = await inBin(trx, userId)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    yield rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The recycle bin of one owner: a foreign id finds nothing. */
export function createRecycleRepository(db: Db) {
  return {
    /** Newest first. */
    page: (userId: string, { offset, limit }: { offset: number; limit: number }) =>
      inBin(db, userId)
        .innerJoin('folders', 'folders.id', 'files.folder_id')
        .selectAll('files')
        .select('folders.name as pname')
        .orderBy('files.dtime', 'desc')
        .orderBy('files.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async totals(userId: string): Promise<{ total: number; size: number }> {
      const row = await inBin(db, userId)
        .select([
          sql<number>`count(*)`.as('total'),
          sql<number>`coalesce(sum(files.size + files.live_size), 0)`.as('size'),
        ])
        .executeTakeFirstOrThrow();
      return { total: Number(row.total), size: Number(row.size) };
    },

    change: <T>(userId: string, run: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId);
        return run(trx);
      }),
  };
}

export type RecycleRepository = ReturnType<typeof createRecycleRepository>;
