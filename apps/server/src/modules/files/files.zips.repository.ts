import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { ZipsTable } from '../../db/librarySchema.ts';

export type ZipRow = Selectable<ZipsTable>;

/** Archives that may be downloaded. */
export function createZipsRepository(db: Db) {
  return {
    async insert(zip: ZipRow): Promise<void> {
      await db.insertInto('zips').values(zip).execute();
    },

    /** An archive that this account requested after `since` (Unix seconds). */
    find: (userId: string, id: string, since: number): Promise<ZipRow | undefined> =>
      db
        .selectFrom('zips')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ctime', '>', since)
        .executeTakeFirst(),
  };
}

export type ZipsRepository = ReturnType<typeof createZipsRepository>;
