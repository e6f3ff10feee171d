import type { Order, Trade } from '@xiangji/api-client/contract';
import type { TradeRow } from '../../db/billingSchema.ts';
import type { Language } from '../../language.ts';
import { SANDBOX } from '../../payment/sandbox.ts';
import { fullPrice, type Prices } from '../../settings/prices.ts';
import { monthsText, orderTitle, usageText } from './texts.ts';
import type { OrderWithBill } from './trades.repository.ts';

interface Shown {
  order: OrderWithBill;
  prices: Prices;
  language: Language;
}

/** The goods with their prices, as the settings hold them. */
function goodsList(prices: Prices, language: Language): Trade['goods_list'] {
  return prices.vip.map(({ id, months, amount }) => ({
    id,
    goods_id: id,
    content: monthsText(months, language),
    months,
    amount,
    category: 'vip',
  }));
}

/** Spec §3 'Trade'. */
export function toTrade({
  trade,
  order,
  category,
  prices,
  language,
}: Omit<Shown, 'order'> & {
  trade: TradeRow | undefined;
  order: OrderWithBill | undefined;
  /** Lists only goods of this category; all where undefined. */
  category?: Trade['goods_list'][number]['category'] | undefined;
}): Trade {
  const bill =
    order?.bill_id && order.bill_date !== null ? { id: order.bill_id, date: order.bill_date } : null;
  return {
    trade_id: trade?.id ?? null,
    qr_code: trade?.qr_code || null,
    trial: trade?.provider === SANDBOX,
    amount: trade?.amount ?? order?.amount ?? 0,
    order_id: order?.id ?? null,
    trade_success: trade?.paid_at || order?.paid_by ? 1 : 0,
    trade_content: { desc: order ? orderTitle(order, language) : '' },
    goods_list: category === 'bill' ? [] : goodsList(prices, language),
    goods_id: order?.goods_id ?? null,
    bill,
    order: order ? { id: order.id, target: order.category } : null,
  };
}

/** Spec §3 'Order / bill'. */
export function toOrder({ order, prices, language }: Shown): Order {
  const title = orderTitle(order, language);
  const total =
    order.category === 'vip' ? Math.max(fullPrice(prices, order.months), order.amount) : order.amount;
  return {
    id: order.id,
    order_id: order.id,
    type: order.category,
    title,
    subject: title,
    desc: order.category === 'vip' ? monthsText(order.months, language) : '',
    comment: order.bill_bytes === null ? '' : usageText(order.bill_bytes, language),
    amount: order.amount,
    total_amount: total,
    discount_amount: total - order.amount,
    trade_amount: order.paid_by === null ? null : order.amount,
    ctime: order.ctime,
    expires: order.expires,
    bill_id: order.bill_id,
    bill_date: order.bill_date,
    trade_id: order.paid_by,
    trade_success: order.paid_by === null ? 0 : 1,
    trade_paytime: order.paid_at,
  };
}
