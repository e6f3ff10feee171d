import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { createBlobsRepository } from '../blobs/blobs.repository.ts';
import { NO_META } from '../media/blobMeta.ts';

/** Deletes photos in one transaction, and releases their references. */
async function deleteGone(trx: Db, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('state', '=', sql.lit<number>(STATE.GONE))
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  await createBlobsRepository(trx).deleteFiles(rows.map(({ id }) => id));
  return rows.length;
}

/** Removal of bytes without a reference. A row is marked first, so that an upload of the same bytes waits. */
export function createRemovalRepository(db: Db) {
  return {
    /** Deletes the rows of permanently deleted photos; returns how many, at most `limit`. */
    deleteGone: (limit: number): Promise<number> => db.transaction().execute((trx) => deleteGone(trx, limit)),

    /** Hashes without a reference that were not touched after `since`. */
    async unreferenced(since: number, limit: number): Promise<string[]> {
      const query = db.selectFrom('blobs').select('sha256').where('refs', '<=', sql.lit<number>(0));
      const rows = await query.where('touched', '<=', since).limit(limit).execute();
      return rows.map(({ sha256 }) => sha256);
    },

    /** Marks bytes as being removed; false where they got a reference, or were touched after `since`. */
    async mark(sha256: string, { now, since }: { now: number; since: number }): Promise<boolean> {
      const row = await db
        .updateTable('blobs')
        .set({ removed_at: now })
        .where('sha256', '=', sha256)
        .where('refs', '<=', 0)
        .where('touched', '<=', since)
        .returning('sha256')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Marks a blob that no row refers to as being removed; false where a row refers to it by now. */
    async markUnknown(sha256: string, now: number): Promise<boolean> {
      const row = await db
        .insertInto('blobs')
        .values({
          sha256,
          size: 0,
          mime: '',
          meta: NO_META,
          refs: 0,
          touched: 0,
          removed_at: now,
          ctime: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sha256')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes the row that was marked at `mark`, unless an upload has taken it over. */
    async deleteMarked(sha256: string, mark: number): Promise<void> {
      await db
        .deleteFrom('blobs')
        .where('sha256', '=', sha256)
        .where('refs', '<=', 0)
        .where('removed_at', '=', mark)
        .execute();
    },

    /** The hashes that have a row. */
    async known(hashes: readonly string[]): Promise<Set<string>> {
      if (hashes.length === 0) return new Set();
      const rows = await db.selectFrom('blobs').select('sha256').where('sha256', 'in', hashes).execute();
      return new Set(rows.map(({ sha256 }) => sha256));
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('blobs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

export type RemovalRepository = ReturnType<typeof createRemovalRepository>;
