import type { Db } from '../../db/connect.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { PartName } from './PartStorage.ts';

const MS = 1_000;

const times = (now: number) => ({ touched: now, expires: Math.ceil(now / MS) + SECONDS_PER_DAY });

/** Files that arrive in parts. `now` is Unix milliseconds. */
export function createUnfinishedRepository(db: Db) {
  const keyOf = ({ userId: user_id, ...rest }: PartName) => ({ user_id, ...rest });

  return {
    /** Keeps a file for another day; false where it is not known. */
    async touch({ userId, sha256, size }: PartName, now: number): Promise<boolean> {
      const row = await db
        .updateTable('unfinished_uploads')
        .set(times(now))
        .where('user_id', '=', userId)
        .where('sha256', '=', sha256)
        .where('size', '=', size)
        .returning('size')
        .executeTakeFirst();
      return row !== undefined;
    },

    async insert(name: PartName, now: number): Promise<void> {
      await db
        .insertInto('unfinished_uploads')
        .values({ ...keyOf(name), ...times(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async delete({ userId, sha256, size }: PartName): Promise<void> {
      await db
        .deleteFrom('unfinished_uploads')
        .where('user_id', '=', userId)
        .where('sha256', '=', sha256)
        .where('size', '=', size)
        .execute();
    },

    /** The files of an account, the last touched first. */
    async list(userId: string): Promise<(PartName & { touched: number })[]> {
      const rows = await db
        .selectFrom('unfinished_uploads')
        .select(['sha256', 'size', 'touched'])
        .where('user_id', '=', userId)
        .orderBy('touched', 'desc')
        .execute();
      return rows.map((row) => ({ userId, ...row }));
    },
  };
}

export type UnfinishedRepository = ReturnType<typeof createUnfinishedRepository>;
