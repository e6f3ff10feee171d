import { type Insertable, sql } from 'kysely';
import type { BillRow, OrderRow, OrdersTable, TradeRow } from '../../db/billingSchema.ts';
import type { Db } from '../../db/connect.ts';
import type { Payment } from '../../payment/PaymentProvider.ts';
import { grantVip } from './vip.repository.ts';

const ORDERS_MAX = 200;

/** An order, and of a bill its month and the bytes that it is for. */
export type OrderWithBill = OrderRow & { bill_date: number | null; bill_bytes: number | null };
export type PaymentOutcome = 'done' | 'again' | 'refund' | 'refused';

async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ vip_start: eb.ref('vip_start') }))
    .where('id', '=', userId)
    .execute();
}

async function payOrder(trx: Db, trade: TradeRow, now: number): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ paid_by: trade.id, paid_at: now })
    .where('id', '=', trade.order_id)
    .where('paid_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A trade to begin. */
export interface NewTrade {
  trade: Omit<TradeRow, 'order_id' | 'paid_at' | 'provider_no' | 'state' | 'qr_code'>;
  /** An existing order, or a new one. */
  order: { id: string } | Insertable<OrdersTable>;
}

/** Orders; those of bills with their subject. */
const ordersWithBill = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('bills', 'bills.id', 'orders.bill_id')
    .selectAll('orders')
    .select('bills.bill_date')
    .select((eb) => eb('bills.space_folder', '+', eb.ref('bills.space_oblivion')).as('bill_bytes'));

async function recordPayment(trx: Db, payment: Payment, now: number): Promise<PaymentOutcome> {
  const found = await trx
    .selectFrom('trades')
    .selectAll()
    .where('id', '=', payment.tradeId)
    .executeTakeFirst();
  if (!found || found.amount !== payment.amount) return 'refused';
  await lockUser(trx, found.user_id);
  // A closed trade that is paid nevertheless counts as paid: no money is lost.
  const trade = await trx
    .updateTable('trades')
    .set({ state: 'paid', paid_at: now, provider_no: payment.providerNo })
    .where('id', '=', found.id)
    .where('state', 'in', ['open', 'closed'])
    .returningAll()
    .executeTakeFirst();
  if (!trade) return 'again';
  const order = await payOrder(trx, trade, now);
  if (!order) {
    await trx.updateTable('trades').set({ state: 'refunding' }).where('id', '=', trade.id).execute();
    return 'refund';
  }
  if (order.category === 'vip') {
    const grant = {
      source: `trade:${trade.id}`,
      user_id: trade.user_id,
      kind: 'purchase',
      days: 0,
    } as const;
    await grantVip(trx, { ...grant, months: order.months }, now);
  }
  return 'done';
}

async function beginIn(
  trx: Db,
  { trade, order }: NewTrade,
): Promise<{ trade: TradeRow; closed: TradeRow[] }> {
  await lockUser(trx, trade.user_id);
  const open = await trx
    .selectFrom('trades')
    .innerJoin('orders', 'orders.id', 'trades.order_id')
    .selectAll('trades')
    .select(['orders.goods_id', 'orders.category'])
    .where('trades.user_id', '=', trade.user_id)
    .where('trades.state', '=', 'open')
    .execute();
  const same = open.find((one) =>
    'goods_id' in order
      ? one.goods_id === order.goods_id && one.category === order.category && one.amount === trade.amount
      : one.order_id === order.id,
  );
  const others = open.filter((one) => one !== same);
  if (others.length > 0) {
    const ids = others.map((one) => one.id);
    await trx.updateTable('trades').set({ state: 'closed' }).where('id', 'in', ids).execute();
  }
  if (same) return { trade: same, closed: others };
  if ('goods_id' in order) await trx.insertInto('orders').values(order).execute();
  const row = { ...trade, order_id: order.id, state: 'open', qr_code: '' } as const;
  const made = await trx
    .insertInto('trades')
    .values({ ...row, paid_at: null, provider_no: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { trade: made, closed: others };
}

function createOrderReads(db: Db) {
  return {
    async order(id: string): Promise<OrderRow | undefined> {
      return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async findOrder(
      userId: string,
      by: { id: string } | { billId: string },
    ): Promise<OrderWithBill | undefined> {
      const query = ordersWithBill(db).where('orders.user_id', '=', userId);
      return (
        'id' in by ? query.where('orders.id', '=', by.id) : query.where('orders.bill_id', '=', by.billId)
      )
        .limit(1)
        .executeTakeFirst();
    },

    /** The bill that is to be paid first. */
    async oldestUnpaidBill(userId: string): Promise<OrderWithBill | undefined> {
      return ordersWithBill(db)
        .where('orders.user_id', '=', userId)
        .where('bill_id', 'is not', null)
        .where('paid_by', 'is', null)
        .orderBy('orders.expires')
        .limit(1)
        .executeTakeFirst();
    },

    /** Orders that are paid, and those of bills; the newest first. */
    async orders(userId: string): Promise<OrderWithBill[]> {
      return ordersWithBill(db)
        .where('orders.user_id', '=', userId)
        .where((eb) => eb.or([eb('paid_by', 'is not', null), eb('bill_id', 'is not', null)]))
        .orderBy('orders.ctime', 'desc')
        .orderBy('orders.id', 'desc')
        .limit(ORDERS_MAX)
        .execute();
    },

    async bill(userId: string, id: string): Promise<BillRow | undefined> {
      return db
        .selectFrom('bills')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
    },

    async vipHistory(userId: string) {
      return db
        .selectFrom('vip_credits')
        .select(['kind', 'months', 'days', 'start', 'expires', sql.ref<number>('ctime').as('time')])
        .where('user_id', '=', userId)
        .orderBy('ctime', 'desc')
        .execute();
    },
  };
}

/** Orders, trades, and the effects of a payment. */
export function createTradesRepository(db: Db) {
  return {
    ...createOrderReads(db),

    async findTrade(userId: string, id: string): Promise<TradeRow | undefined> {
      return db
        .selectFrom('trades')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
    },

    /** For a signed page or report, which is its own permission. */
    async findAnyonesTrade(id: string): Promise<TradeRow | undefined> {
      return db.selectFrom('trades').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async openTradeOf(orderId: string): Promise<TradeRow | undefined> {
      return db
        .selectFrom('trades')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
        .executeTakeFirst();
    },

    /**
     * Begins a trade, or finds the open one for the same goods; every other open one of the account is closed and
     * returned, to be closed at its provider too.
     */
    begin: (trade: NewTrade): Promise<{ trade: TradeRow; closed: TradeRow[] }> =>
      db.transaction().execute((trx) => beginIn(trx, trade)),

    async setQrCode(tradeId: string, qr_code: string): Promise<void> {
      await db.updateTable('trades').set({ qr_code }).where('id', '=', tradeId).execute();
    },

    /** Records a payment once; `refund` where its order was paid before. */
    settle: (payment: Payment, now: number): Promise<PaymentOutcome> =>
      db.transaction().execute((trx) => recordPayment(trx, payment, now)),

    async setRefunded(tradeId: string): Promise<void> {
      await db.updateTable('trades').set({ state: 'refunded' }).where('id', '=', tradeId).execute();
    },

    /** Payments to refund, the oldest first. */
    async refunding(): Promise<TradeRow[]> {
      return db.selectFrom('trades').selectAll().where('state', '=', 'refunding').limit(100).execute();
    },
  };
}

export type TradesRepository = ReturnType<typeof createTradesRepository>;
