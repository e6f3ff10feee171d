import { BILL_PAYABLE_DAYS } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import { newId } from '../../security/tokens.ts';
import type { Prices } from '../../settings/prices.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { readUsage, type Usage } from '../account/usage.ts';

const BYTES_PER_GB = 1_073_741_824;
const BATCH = 200;
const MS = 1_000;

/** Day number of the first of the month of a moment. */
export function firstOfMonth(now: number): number {
  const date = new Date(now * MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS / SECONDS_PER_DAY;
}

/** Whole fen for what an account uses above its free part (spec §9 'Pay-as-you-go'); begun fen are not asked for. */
export function priceOfStorage(bytes: number, isVip: boolean, { storage }: Prices): number {
  const free = isVip ? storage.freeGbVip * BYTES_PER_GB : 0;
  return Math.floor((Math.max(bytes - free, 0) * storage.fenPerGb) / BYTES_PER_GB);
}

/** When the next month begins, Unix seconds. */
export function nextMonth(now: number): number {
  const date = new Date(now * MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / MS;
}

interface MonthlyBill {
  userId: string;
  /** Day number of the first of the month. */
  date: number;
  /** Unix seconds. */
  now: number;
  usage: Usage;
  /** When its VIP time ends, Unix seconds; 0 for none. */
  vipExpires: number;
  prices: Prices;
}

/** Writes the bill of a month, and the order to pay it where it costs something; undefined where there is none to pay. */
export async function writeBill(
  db: Db,
  month: MonthlyBill,
): Promise<{ id: string; amount: number } | undefined> {
  const { userId, date, now, usage, prices } = month;
  const vipLeft = Math.max(month.vipExpires - now, 0);
  const amount = priceOfStorage(usage.space_folder + usage.space_oblivion, vipLeft > 0, prices);
  const expires = now + BILL_PAYABLE_DAYS * SECONDS_PER_DAY + vipLeft;
  return db.transaction().execute(async (trx) => {
    const bill = await trx
      .insertInto('bills')
      .values({ id: newId(), user_id: userId, bill_date: date, ...usage, amount, expires, ctime: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'bill_date']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!bill || amount === 0) return undefined;
    const id = newId();
    const order = { id, user_id: userId, category: 'bill', goods_id: null, months: 0 } as const;
    await trx
      .insertInto('orders')
      .values({ ...order, bill_id: bill.id, amount, expires, ctime: now })
      .execute();
    return { id, amount };
  });
}

/**
 * Writes this month's bill of every account: what it holds, and what that costs. Safe to run again and in several
 * processes: a month is billed once. `now` is Unix seconds; resolves to the number of accounts looked at.
 */
export async function runMonthlyBilling(db: Db, prices: Prices, now: number): Promise<number> {
  const date = firstOfMonth(now);
  let after = '';
  let looked = 0;
  for (;;) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'vip_expires'])
      .where('id', '>', after)
      .where('disabled', '=', 0)
      // Who came later is billed from the next month on.
      .where('ctime', '<=', date * SECONDS_PER_DAY)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, vip_expires } of users) {
      const usage = await readUsage(db, id);
      await writeBill(db, { userId: id, date, now, usage, vipExpires: vip_expires, prices });
    }
    looked += users.length;
    const last = users.at(-1);
    if (!last || users.length < BATCH) return looked;
    after = last.id;
  }
}
