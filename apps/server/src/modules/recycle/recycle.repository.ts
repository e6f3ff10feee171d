import { sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import { type FileRow, STATE } from '../../db/schema.ts';

/** Rows read at a time where the whole recycle bin is selected. */
const CHUNK = 2_000;

/** Photos of the recycle bin: `ids`, or all of them. */
export interface RecycleSelection {
  ids?: string[] | undefined;
  all?: true | 1 | undefined;
}

function inBin(db: Db, userId: string) {
  return db
    .selectFrom('files')
    .where('files.user_id', '=', userId)
    .where('files.state', '=', sql.lit<number>(STATE.RECYCLED));
}

async function* everything(db: Db, userId: string): AsyncGenerator<FileRow[]> {
  let last = '';
  for (;;) {
    const query = inBin(db, userId).selectAll().where('id', '>', last).orderBy('id').limit(CHUNK);
    const rows = await query.execute();
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

    /** Photos of any account that have expired in the recycle bin. */
    expired: (now: number, limit: number): Promise<Pick<FileRow, 'id' | 'user_id'>[]> =>
      db
        .selectFrom('files')
        .select(['id', 'user_id'])
        .where('state', '=', sql.lit<number>(STATE.RECYCLED))
        .where('vtime', '<=', now)
        .orderBy('vtime')
        .limit(limit)
        .execute(),

    /** Permanently deletes photos that have expired in the recycle bin. */
    async expire(ids: readonly string[], now: number): Promise<void> {
      const query = db.updateTable('files').set({ state: STATE.GONE }).where('id', 'in', ids);
      await query.where('state', '=', STATE.RECYCLED).where('vtime', '<=', now).execute();
    },

    /** The photos that a call selects, in chunks; photos that have left the bin are left out. */
    async *selected(userId: string, { ids }: RecycleSelection): AsyncGenerator<FileRow[]> {
      for (const some of inChunks([...new Set(ids)]))
        yield await inBin(db, userId).selectAll().where('id', 'in', some).execute();
      if (!ids) yield* everything(db, userId);
    },
  };
}

export type RecycleRepository = ReturnType<typeof createRecycleRepository>;
