import type { Usage } from '../db/billingSchema.ts';
import type { Db } from '../db/connect.ts';
import { addMonths } from '../modules/billing/addMonths.ts';
import { firstOfMonth, writeBill } from '../modules/billing/billing.ts';
import { createBillsRepository } from '../modules/billing/bills.repository.ts';
import { createTradesRepository } from '../modules/billing/trades.repository.ts';
import { newId } from '../security/tokens.ts';
import { DEFAULT_PRICES } from '../settings/prices.ts';
import { SECONDS_PER_DAY } from '../time.ts';
import type { Account } from './history.ts';

const PROVIDER = 'demo';
const BYTES_PER_GB = 1_073_741_824;

type TradesRepository = ReturnType<typeof createTradesRepository>;

function newTrade(account: Account, amount: number, ctime: number) {
  return { id: newId(), user_id: account.userId, provider: PROVIDER, amount, ctime };
}

async function pay(repository: TradesRepository, tradeId: string, amount: number, time: number) {
  await repository.settle({ tradeId, amount, providerNo: `demo-${tradeId.slice(-12)}` }, time);
}

/** How long the account has been a member without interruption, in months. */
const MEMBER_MONTHS = 9;
/** Months ago, and the goods bought then. */
const PURCHASES = [
  { monthsAgo: 14, goodsId: '1m' },
  { monthsAgo: MEMBER_MONTHS, goodsId: '12m' },
  { monthsAgo: 2, goodsId: '6m' },
] as const;

async function buyVip(
  repository: TradesRepository,
  account: Account,
  purchase: { goodsId: string; time: number; isPaid: boolean },
): Promise<void> {
  const { goodsId, time, isPaid } = purchase;
  const goods = DEFAULT_PRICES.vip.find(({ id }) => id === goodsId);
  if (!goods) throw new RangeError(`No goods ${goodsId}`);
  const { trade } = await repository.begin({
    trade: newTrade(account, goods.amount, time),
    order: {
      id: newId(),
      user_id: account.userId,
      category: 'vip',
      goods_id: goods.id,
      bill_id: null,
      months: goods.months,
      amount: goods.amount,
      expires: 0,
      ctime: time,
    },
  });
  if (isPaid) await pay(repository, trade.id, goods.amount, time);
}

/** Gigabytes of the last twelve months, the oldest first: videos were added and later moved elsewhere. */
const MONTHLY_GB = [12, 18, 31, 47, 58, 64, 83, 97, 118, 121, 74, 61] as const;
const FILES_PER_GB = 320;
const SHARED_PART = 0.1;
const RECYCLED_PART = 0.04;
/** How many of the newest bills are still unpaid. */
const UNPAID_BILLS = 1;

function usageOf(gb: number): Usage {
  const bytes = gb * BYTES_PER_GB;
  const files = gb * FILES_PER_GB;
  return {
    count_folder_file: Math.round(files * (1 - RECYCLED_PART)),
    count_shared_file: Math.round(files * SHARED_PART),
    count_oblivion_file: Math.round(files * RECYCLED_PART),
    space_folder: Math.round(bytes * (1 - RECYCLED_PART)),
    space_shared: Math.round(bytes * SHARED_PART),
    space_oblivion: Math.round(bytes * RECYCLED_PART),
  };
}

/** Writes a year of bills, paid and unpaid orders, and the VIP history that they follow from. */
export async function fillBilling(db: Db, account: Account): Promise<void> {
  const repository = createTradesRepository(db);
  const bills = createBillsRepository(db);
  const { now } = account;
  const thisMonth = firstOfMonth(now) * SECONDS_PER_DAY;
  for (const { monthsAgo, goodsId } of PURCHASES) {
    await buyVip(repository, account, { goodsId, time: addMonths(now, -monthsAgo), isPaid: true });
  }
  const [newest] = await repository.vipHistory(account.userId);
  for (const [index, gb] of MONTHLY_GB.entries()) {
    const age = MONTHLY_GB.length - 1 - index;
    const time = addMonths(thisMonth, -age);
    const isMember = time >= addMonths(now, -MEMBER_MONTHS);
    const order = await writeBill(bills, {
      userId: account.userId,
      date: time / SECONDS_PER_DAY,
      now: time,
      usage: usageOf(gb),
      vipExpires: isMember ? (newest?.expires ?? 0) : 0,
      prices: DEFAULT_PRICES,
    });
    if (!order || age < UNPAID_BILLS) continue;
    const paidAt = time + SECONDS_PER_DAY;
    const { trade } = await repository.begin({
      trade: newTrade(account, order.amount, paidAt),
      order: { id: order.id },
    });
    await pay(repository, trade.id, order.amount, paidAt);
  }
  await buyVip(repository, account, { goodsId: '12m', time: now - SECONDS_PER_DAY, isPaid: false });
}
