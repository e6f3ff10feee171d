import { BILL_PAYABLE_DAYS } from '@xiangji/api-client/contract';
import type { Usage } from '../../db/billingSchema.ts';
import { newId } from '../../security/tokens.ts';
import type { Prices } from '../../settings/prices.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { UsageRepository } from '../account/usage.repository.ts';
import type { BillsRepository } from './bills.repository.ts';

const BYTES_PER_GB = 1_073_741_824;
const BATCH = 200;
const MS = 1_000;

/** Day number of the first of the month of a moment. */
export function firstOfMonth(now: number): number {
  const date = new Date(now * MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS / SECONDS_PER_DAY;
}

/**
 * Whole fen for the space that an account uses above its free quota (spec §9 'Pay-as-you-go'); fractions of a fen are
 * not charged.
 */
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

/** The repositories that bills are written from. */
export interface BillingSources {
  bills: BillsRepository;
  usage: Pick<UsageRepository, 'read'>;
}

/**
 * Writes the bill of a month, and an order for it where it costs something; undefined where nothing is due.
 */
export async function writeBill(
  bills: BillsRepository,
  month: MonthlyBill,
): Promise<{ id: string; amount: number } | undefined> {
  const { userId, date, now, usage, prices } = month;
  const vipLeft = Math.max(month.vipExpires - now, 0);
  const amount = priceOfStorage(usage.space_folder + usage.space_oblivion, vipLeft > 0, prices);
  const expires = now + BILL_PAYABLE_DAYS * SECONDS_PER_DAY + vipLeft;
  const common = { user_id: userId, amount, expires, ctime: now };
  const id = newId();
  const order = { id, ...common, category: 'bill', goods_id: null, months: 0 } as const;
  const bill = { id: newId(), ...common, bill_date: date, ...usage };
  const isPayable = amount > 0;
  const isNew = await bills.insert(bill, isPayable ? order : undefined);
  return isNew && isPayable ? { id, amount } : undefined;
}

/**
 * Writes this month's bill of every account: its usage, and the price. Safe to run again and in several processes: a
 * month is billed once. `now` is Unix seconds; resolves to the number of accounts.
 */
export async function runMonthlyBilling(
  { bills, usage }: BillingSources,
  prices: Prices,
  now: number,
): Promise<number> {
  const date = firstOfMonth(now);
  let after = '';
  let count = 0;
  for (;;) {
    // Accounts registered later are billed from the next month on.
    const users = await bills.accounts({ after, until: date * SECONDS_PER_DAY, limit: BATCH });
    for (const { id: userId, vip_expires: vipExpires } of users) {
      const month = { userId, date, now, usage: await usage.read(userId), vipExpires, prices };
      await writeBill(bills, month);
    }
    count += users.length;
    const last = users.at(-1);
    if (!last || users.length < BATCH) return count;
    after = last.id;
  }
}
