import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FileRow, STATE } from '../../db/schema.ts';
import type { TakenColumns } from '../files/dateChange.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';

export type DatedFile = FileRow & { timezone: number | null };

/** Photos whose dates may be read again from their originals. */
export function createRedateRepository(db: Db) {
  const counters = createCountersRepository(db);

  return {
    /**
     * Originals that an older version has read; only those of photos with a guessed date unless `all`. An original that
     * has been read again is not among them.
     */
    async waiting(limit: number, all: boolean): Promise<{ sha256: string; meta: string }[]> {
      // The literal selects the index of guessed dates.
      const mayChange: Expression<SqlBool> = all ? sql`date_source <> 'person'` : sql`time_unknown = 1`;
      return db
        .selectFrom('blobs')
        .select(['sha256', 'meta'])
        .where('sha256', 'in', (eb) => eb.selectFrom('files').select('sha256').where(mayChange))
        .where('meta', 'not like', '%"milliseconds":%')
        .where('meta', '<>', '')
        .where('damaged_at', '=', 0)
        .limit(limit)
        .execute();
    },

    /** The photos of an original, with the zone of their owners. */
    filesOf: (sha256: string): Promise<DatedFile[]> =>
      db
        .selectFrom('files')
        .innerJoin('users', 'users.id', 'files.user_id')
        .selectAll('files')
        .select('users.timezone')
        .where('sha256', '=', sha256)
        .execute(),

    /** Sets the date of a photo unless somebody has changed it since; returns whether it did. */
    async setDate(file: FileRow, date: TakenColumns): Promise<boolean> {
      const isCounted = file.state === STATE.ACTIVE;
      const row = await db
        .updateTable('files')
        .set(date)
        .where('id', '=', file.id)
        .where('taken', '=', file.taken)
        .where('date_source', '=', file.date_source)
        .where('state', '=', file.state)
        .returning('id')
        .executeTakeFirst();
      if (row && isCounted) {
        await counters.remove([file]);
        await counters.add([{ ...file, ...date }]);
      }
      return row !== undefined;
    },

    setMeta: async (sha256: string, meta: string): Promise<void> => {
      await db.updateTable('blobs').set({ meta }).where('sha256', '=', sha256).execute();
    },
  };
}

export type RedateRepository = ReturnType<typeof createRedateRepository>;
