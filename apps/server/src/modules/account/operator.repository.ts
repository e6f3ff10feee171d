import type { Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';

/** Accounts as an operator manages them from the command line. */
export function createOperatorRepository(db: Db) {
  return {
    /** Every account, by email. */
    users: (): Promise<User[]> => db.selectFrom('users').selectAll().orderBy('email').execute(),

    /** Ids of accounts that a network or a device may not sign in to at `now`, after too many wrong passwords. */
    async waiting({
      inRow,
      ofDay,
      now,
    }: {
      inRow: number;
      ofDay: number;
      now: number;
    }): Promise<Set<string>> {
      const rows = await db
        .selectFrom('attempts')
        .select('subject')
        .where((eb) =>
          eb.or([
            eb('kind', 'like', 'signin:%').and('count', '>=', inRow),
            eb('kind', 'like', 'day:%').and('count', '>=', ofDay),
          ]),
        )
        .where('expires', '>', now)
        .execute();
      return new Set(rows.map(({ subject }) => subject));
    },

    async idOf(email: string): Promise<string | undefined> {
      const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row?.id;
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
