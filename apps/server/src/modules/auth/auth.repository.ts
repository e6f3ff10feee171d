import type { Insertable } from 'kysely';
import type { Flag } from '../../db/columns.ts';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';

/** Sign-ins with a wrong password, per day. */
function createWrongSignIns(db: Db) {
  return {
    /**
     * Counts a sign-in as wrong and locks the account at the `max`th of the day. Undefined where it is locked
     * already. `day` is a UTC day number.
     */
    countWrongSignIn: (
      userId: string,
      { day, max }: { day: number; max: number },
    ): Promise<{ locked: Flag } | undefined> =>
      db
        .updateTable('users')
        .set((eb) => {
          const today = eb
            .case()
            .when('wrong_day', '=', day)
            .then(eb('wrong_today', '+', 1))
            .else(1)
            .end();
          const locked = eb.case().when(today, '>=', max).then<Flag>(1).else<Flag>(0).end();
          return { wrong_today: today, wrong_day: day, locked };
        })
        .where('id', '=', userId)
        .where('locked', '=', 0)
        .returning('locked')
        .executeTakeFirst(),

    /** Uncounts one sign-in: the password was right. */
    async uncountWrongSignIn(userId: string): Promise<void> {
      await db
        .updateTable('users')
        .set((eb) => {
          const less = eb
            .case()
            .when('wrong_today', '>', 0)
            .then(eb('wrong_today', '-', 1))
            .else(0)
            .end();
          return { wrong_today: less, locked: 0 };
        })
        .where('id', '=', userId)
        .execute();
    },
  };
}

/** Accounts, as far as signing up and in needs them. */
export function createAuthRepository(db: Db) {
  return {
    ...createWrongSignIns(db),

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
        await trx
          .updateTable('users')
          .set({ password, wrong_today: 0, locked: 0 })
          .where('id', '=', userId)
          .execute();
        await trx.deleteFrom('attempts').where('subject', '=', userId).execute();
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
      });
    },
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;
