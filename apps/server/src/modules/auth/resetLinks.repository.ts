import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { ResetLinksTable, User } from '../../db/schema.ts';

/** Links for a new password. Times are Unix seconds. */
export function createResetLinksRepository(db: Db) {
  return {
    async insert(link: Insertable<ResetLinksTable>): Promise<void> {
      await db.insertInto('reset_links').values(link).execute();
    },

    /** The digest of a link that has not expired, with its account. */
    async find(id: string, now: number): Promise<{ secret: string; user: User } | undefined> {
      const row = await db
        .selectFrom('reset_links')
        .innerJoin('users', 'users.id', 'reset_links.user_id')
        .selectAll('users')
        .select('reset_links.secret')
        .where('reset_links.id', '=', id)
        .where('reset_links.expires', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      const { secret, ...user } = row;
      return { secret, user };
    },

    /** Deletes a link; false where it was used before. */
    async take(id: string): Promise<boolean> {
      const row = await db.deleteFrom('reset_links').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type ResetLinksRepository = ReturnType<typeof createResetLinksRepository>;
