import type { Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';

/** Accounts as an operator manages them from the command line. */
export function createOperatorRepository(db: Db) {
  return {
    /** Every account, by email. */
    users: (): Promise<User[]> => db.selectFrom('users').selectAll().orderBy('email').execute(),

    /**
     * Ids of accounts that a network has tried to sign in to `attempts` times, and for which it must wait at `now`.
     */
    async waiting({ attempts, now }: { attempts: number; now: number }): Promise<Set<string>> {
      const rows = await db
        .selectFrom('attempts')
        .select('subject')
        .where('kind', 'like', 'signin:%')
        .where('count', '>=', attempts)
        .where('expires', '>', now)
        .execute();
      return new Set(rows.map(({ subject }) => subject));
    },

    /** Changes an account; returns its id, or undefined where no account has this email. */
    async change(email: string, values: Updateable<UsersTable>): Promise<string | undefined> {
      const row = await db
        .updateTable('users')
        .set(values)
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async forgetAttempts(userId: string): Promise<void> {
      await db.deleteFrom('attempts').where('subject', '=', userId).execute();
    },

    async endSessions(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
  };
}

export type OperatorRepository = ReturnType<typeof createOperatorRepository>;
