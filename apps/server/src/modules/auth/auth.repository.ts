import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { EmailCodesTable, User, UsersTable } from '../../db/schema.ts';

type Purpose = EmailCodesTable['purpose'];

/** People and mailed codes. */
export function createAuthRepository(db: Db) {
  return {
    async userByEmail(email: string): Promise<User | undefined> {
      return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    },

    /** Whoever has the most photos; undefined on an empty database. */
    async busiest(): Promise<User | undefined> {
      return db.selectFrom('users').selectAll().orderBy('count_photo', 'desc').limit(1).executeTakeFirst();
    },

    async userBySign(sign: string): Promise<{ id: string } | undefined> {
      return db.selectFrom('users').select('id').where('sign', '=', sign).executeTakeFirst();
    },

    /** Undefined where the address was taken in the same moment. */
    async insertUser(user: Insertable<UsersTable>): Promise<User | undefined> {
      return db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Counts one more wrong password, in one statement, and tells the new figures. */
    async countWrong(userId: string, day: number): Promise<{ wrong_times: number; wrong_today: number }> {
      return db
        .updateTable('users')
        .set((eb) => ({
          wrong_times: eb('wrong_times', '+', 1),
          wrong_today: eb
            .case()
            .when('wrong_day', '=', day)
            .then(eb('wrong_today', '+', 1))
            .else(1)
            .end(),
          wrong_day: day,
        }))
        .where('id', '=', userId)
        .returning(['wrong_times', 'wrong_today'])
        .executeTakeFirstOrThrow();
    },

    async setLock(userId: string, lock: { locked_until?: number; locked?: 1 }): Promise<void> {
      await db
        .updateTable('users')
        .set({ ...lock, wrong_times: 0 })
        .where('id', '=', userId)
        .execute();
    },

    async clearWrong(userId: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ wrong_times: 0, locked_until: 0 })
        .where('id', '=', userId)
        .execute();
    },

    async codeFor(email: string, purpose: Purpose): Promise<{ ctime: number } | undefined> {
      return db
        .selectFrom('email_codes')
        .select('ctime')
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
    },

    async saveCode(row: { email: string; purpose: Purpose; code: string; ctime: number; expires: number }) {
      const fresh = { ...row, tries: 0 };
      await db
        .insertInto('email_codes')
        .values(fresh)
        .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(fresh))
        .execute();
    },

    /** Counts a try and gives the stored digest, or nothing where the code is old or tried too often. */
    async tryCode(at: { email: string; purpose: Purpose; now: number; maxTries: number }) {
      const row = await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', at.email)
        .where('purpose', '=', at.purpose)
        .where('expires', '>', at.now)
        .where('tries', '<', at.maxTries)
        .returning('code')
        .executeTakeFirst();
      return row?.code;
    },

    async dropCode(email: string, purpose: Purpose): Promise<void> {
      await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
    },
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;
