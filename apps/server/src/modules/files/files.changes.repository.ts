import type { DateChange } from '@xiangji/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
import type { Flag } from '../../db/columns.ts';
import type { Db } from '../../db/connect.ts';
import { type FileRow, STATE } from '../../db/schema.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';
import { createSearchTextsRepository } from '../search/searchTexts.repository.ts';
import { CHANGED, changedDate } from './dateChange.ts';
import { createCountersRepository } from './files.counters.repository.ts';

const FULL_TURN = 360;

export type NamedColumns = Pick<FileRow, 'name' | 'name_key' | 'initial'>;

interface DateColumns {
  taken?: number | RawBuilder<number>;
  tz?: number;
}

/** The same as `changedDate`, for many rows in one statement. */
function dateColumns(change: DateChange): DateColumns {
  if (change.mode === 'ABSOLUTE') {
    const zone = change.timezone === undefined ? {} : { tz: change.timezone };
    return { taken: change.time, ...zone };
  }
  if (change.mode === 'RELATIVE') return { taken: sql<number>`taken + ${sql.lit(change.shift)}` };
  const { timezone, keep } = change;
  if (keep === 'clock') return { tz: timezone };
  const minutes = sql`(coalesce(tz, ${sql.lit(timezone)}) - ${sql.lit(timezone)})`;
  return { taken: sql<number>`taken + ${minutes} * ${sql.lit(SECONDS_PER_MINUTE)}`, tz: timezone };
}

/** Changes to the metadata of photos of one account, counters included. */
export function createChangesRepository(db: Db) {
  const counters = createCountersRepository(db);
  const texts = createSearchTextsRepository(db);

  return {
    async rename(rows: readonly FileRow[], named: NamedColumns): Promise<void> {
      await counters.remove(rows);
      for (const some of inChunks(rows)) {
        const ids = some.map(({ id }) => id);
        await db.updateTable('files').set(named).where('id', 'in', ids).execute();
      }
      const renamed = rows.map((row) => ({ ...row, ...named }));
      await counters.add(renamed);
      await texts.replace(renamed);
    },

    async setDates(rows: readonly FileRow[], change: DateChange): Promise<void> {
      await counters.remove(rows);
      for (const some of inChunks(rows)) {
        const ids = some.map(({ id }) => id);
        await db
          .updateTable('files')
          .set({ ...CHANGED, ...dateColumns(change) })
          .where('id', 'in', ids)
          .execute();
      }
      await counters.add(rows.map((row) => ({ ...row, ...changedDate(row, change) })));
    },

    /** Marks photos as favorites, or removes the mark. */
    async setFavorite(rows: readonly FileRow[], favorite: Flag): Promise<void> {
      for (const some of inChunks(rows)) {
        const ids = some.map(({ id }) => id);
        await db.updateTable('files').set({ favorite }).where('id', 'in', ids).execute();
      }
      await counters.touch(rows);
    },

    /** Rotates photos by an angle from 0 to 359 degrees; returns the ids of those that exist. */
    async rotate(userId: string, ids: readonly string[], angle: number): Promise<string[]> {
      const rows = await db
        .updateTable('files')
        .set({ rotate: sql<number>`(rotate + ${sql.lit(angle)}) % ${sql.lit(FULL_TURN)}` })
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('state', '=', STATE.ACTIVE)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
