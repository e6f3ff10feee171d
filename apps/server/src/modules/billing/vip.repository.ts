import type { VipCreditsTable } from '../../db/billingSchema.ts';
import type { Db } from '../../db/connect.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { addMonths } from './addMonths.ts';

export type VipGrant = Pick<VipCreditsTable, 'source' | 'user_id' | 'kind' | 'months' | 'days'>;

/** Grants VIP time inside a transaction, once per source; false where it was granted before. */
export async function grantVip(trx: Db, grant: VipGrant, now: number): Promise<boolean> {
  // A write without a change locks the row: two grants of one account run one after the other.
  const user = await trx
    .updateTable('users')
    .set((eb) => ({ vip_start: eb.ref('vip_start') }))
    .where('id', '=', grant.user_id)
    .returning(['vip_start', 'vip_expires'])
    .executeTakeFirstOrThrow();
  const runs = user.vip_expires > now;
  const start = runs ? user.vip_expires : now;
  const expires = addMonths(start, grant.months) + grant.days * SECONDS_PER_DAY;
  const given = await trx
    .insertInto('vip_credits')
    .values({ ...grant, start, expires, ctime: now })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('source')
    .executeTakeFirst();
  if (!given) return false;
  await trx
    .updateTable('users')
    .set({ vip_start: runs ? user.vip_start : now, vip_expires: expires })
    .where('id', '=', grant.user_id)
    .execute();
  return true;
}

/** VIP time. */
export function createVipRepository(db: Db) {
  return {
    async isGranted(source: string): Promise<boolean> {
      const query = db.selectFrom('vip_credits').select('source').where('source', '=', source);
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** Grants VIP time, once per source; false where it was granted before. */
    grant: (grant: VipGrant, now: number): Promise<boolean> =>
      db.transaction().execute((trx) => grantVip(trx, grant, now)),
  };
}

export type VipRepository = ReturnType<typeof createVipRepository>;
