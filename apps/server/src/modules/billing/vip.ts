import type { Kysely } from 'kysely';
import type { VipCreditsTable } from '../../db/billingSchema.ts';
import type { Database } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';

const MS = 1_000;

/** The same day of a later month, or its last one (31 January and a month: 28 February); Unix seconds. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / MS);
}

export type VipGrant = Pick<VipCreditsTable, 'source' | 'user_id' | 'kind' | 'months' | 'days'>;

/**
 * Gives VIP time for a source, once however often it is asked: false where it was given before.
 * Runs inside the caller's transaction.
 */
export async function grantVip(trx: Kysely<Database>, grant: VipGrant, now: number): Promise<boolean> {
  // Writing nothing takes the row's lock: two grants of one account follow each other.
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
