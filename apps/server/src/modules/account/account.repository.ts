import type { Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';

type Changes = Pick<
  Updateable<UsersTable>,
  'name' | 'intro' | 'timezone' | 'folder_order' | 'file_order' | 'language' | 'delete_at'
>;

const INVITED_MAX = 200;
const MONTHS_MAX = 120;

/** One account's own row, its invitations and its monthly figures. */
export function createAccountRepository(db: Db) {
  return {
    async change(userId: string, changes: Changes): Promise<User> {
      return db
        .updateTable('users')
        .set(changes)
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /**
     * Replaces the password and ends every other session in one transaction, so that a concurrent sign-in with the
     * old one is either ended or refused. False where the old one is no longer the account's.
     */
    async changePassword(
      user: Pick<User, 'id' | 'password'>,
      password: string,
      keptSession: string | null,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('users')
          .set({ password })
          .where('id', '=', user.id)
          .where('password', '=', user.password)
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        const sessions = trx.deleteFrom('sessions').where('user_id', '=', user.id);
        await (keptSession ? sessions.where('id', '!=', keptSession) : sessions).execute();
        return true;
      });
    },

    async countInvited(userId: string): Promise<number> {
      const row = await db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('invited_by', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async invited(userId: string) {
      return db
        .selectFrom('users')
        .select(['name', 'email', 'ctime'])
        .where('invited_by', '=', userId)
        .orderBy('ctime', 'desc')
        .limit(INVITED_MAX)
        .execute();
    },

    /** Bills, the newest month first, with whether each is paid. */
    async months(userId: string) {
      return db
        .selectFrom('bills')
        .leftJoin('orders', 'orders.bill_id', 'bills.id')
        .selectAll('bills')
        .select('orders.paid_by')
        .where('bills.user_id', '=', userId)
        .orderBy('bills.bill_date', 'desc')
        .limit(MONTHS_MAX)
        .execute();
    },
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;
