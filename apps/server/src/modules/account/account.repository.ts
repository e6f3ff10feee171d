import type { Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { User, UsersTable } from '../../db/schema.ts';
import { countHolders, readUsage } from './usage.ts';

type Changes = Pick<
  Updateable<UsersTable>,
  'name' | 'intro' | 'password' | 'timezone' | 'folder_order' | 'file_order' | 'language' | 'delete_at'
>;

const INVITED_MAX = 200;
const MONTHS_MAX = 120;

/** One account's own row, and what is counted for it. */
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

    usage: (userId: string) => readUsage(db, userId),
    holders: (userId: string) => countHolders(db, userId),

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
