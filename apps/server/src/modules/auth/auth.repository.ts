import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';

/** Accounts, as far as signing up and in needs them. */
export function createAuthRepository(db: Db) {
  return {
    async userByEmail(email: string): Promise<User | undefined> {
      return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    },

    /** The account with the most photos; undefined on an empty database. */
    async busiest(): Promise<User | undefined> {
      return db.selectFrom('users').selectAll().orderBy('count_photo', 'desc').limit(1).executeTakeFirst();
    },

    async userBySign(sign: string): Promise<{ id: string } | undefined> {
      return db
        .selectFrom('users')
        .select('id')
        .where('sign', '=', sign)
        .where('disabled', '=', 0)
        .executeTakeFirst();
    },

    /** Undefined where the address was registered at the same moment. */
    async insertUser(user: Insertable<UsersTable>): Promise<User | undefined> {
      return db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Sets a password, clears every lock and ends every session, in one transaction. */
    async resetPassword(userId: string, password: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ password }).where('id', '=', userId).execute();
        await trx.deleteFrom('attempts').where('subject', '=', userId).execute();
        await trx.deleteFrom('reset_links').where('user_id', '=', userId).execute();
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
      });
    },
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;
