import type { Insertable } from 'kysely';
import type { BillsTable, OrdersTable } from '../../db/billingSchema.ts';
import type { Db } from '../../db/connect.ts';

/** Monthly bills. */
export function createBillsRepository(db: Db) {
  return {
    /** Accounts to bill, by id, after `after`: registered until `until` (Unix seconds). */
    accounts: ({ after, until, limit }: { after: string; until: number; limit: number }) =>
      db
        .selectFrom('users')
        .select(['id', 'vip_expires'])
        .where('id', '>', after)
        .where('disabled', '=', 0)
        .where('ctime', '<=', until)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Adds a bill with its order, if there is one; false where the month is billed already. */
    insert: (
      bill: Insertable<BillsTable>,
      order: Omit<Insertable<OrdersTable>, 'bill_id'> | undefined,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('bills')
          .values(bill)
          .onConflict((conflict) => conflict.columns(['user_id', 'bill_date']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return false;
        if (order)
          await trx
            .insertInto('orders')
            .values({ ...order, bill_id: added.id })
            .execute();
        return true;
      }),
  };
}

export type BillsRepository = ReturnType<typeof createBillsRepository>;
