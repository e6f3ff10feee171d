import { type CallData, type contract, type Trade, VIP_STATES } from '@xiangji/api-client/contract';
import type { Bill, MembershipGrant, MembershipState, Plan } from '@xiangji/blocks';

/** Maps the wire's goods to plans. */
export function plansOf({ goods_list }: Pick<Trade, 'goods_list'>): Plan[] {
  return goods_list.map(({ goods_id, content, amount, months }) => ({
    ...{ id: goods_id, name: content, months },
    price: amount,
  }));
}

/** A payment in progress. */
export type StartedPayment = ReturnType<typeof paymentOf>;

/** Maps the wire's trade. */
export function paymentOf(trade: Trade) {
  return {
    /** Null before a trade is made. */
    id: trade.trade_id,
    isPaid: trade.trade_success === 1,
    amount: trade.amount,
    code: trade.qr_code,
    isTrial: trade.trial,
    subject: trade.trade_content.desc,
    plans: plansOf(trade),
  };
}

const BYTES_PER_GB = 1_073_741_824;

/** Maps the wire's membership. */
export function membershipOf({ state, expires, storage, support }: CallData<typeof contract.vip.get>) {
  const states: Partial<Record<number, MembershipState>> = {
    [VIP_STATES.ACTIVE]: 'active',
    [VIP_STATES.EXPIRED]: 'expired',
  };
  return {
    ...{ expires, support },
    state: states[state] ?? 'none',
    /** Free of charge for a member. */
    freeGb: storage.free_gb,
    freeBytes: storage.free_gb * BYTES_PER_GB,
    /** Fen. */
    pricePerGb: storage.fen_per_gb,
  };
}

/** Maps the wire's time of membership. */
export function membershipGrantsOf({ list }: CallData<typeof contract.vip.history>): MembershipGrant[] {
  return list.map(({ kind, ...grant }) => ({ ...grant, kind: kind === 'purchase' ? kind : 'gift' }));
}

export type Membership = ReturnType<typeof membershipOf>;

/** Maps the subject of a payment to the wire: a plan, or an existing order. */
export const tradeBody = (subject: { planId: string } | { orderId: string }) =>
  'planId' in subject ? { goods_id: subject.planId } : { order_id: subject.orderId };

const MS_PER_DAY = 86_400_000;

/** The month that a bill is about, by the day number of its first day: bills come on the first of the next one. */
export function billedMonth(billDate: number): number {
  const date = new Date(billDate * MS_PER_DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) / MS_PER_DAY;
}

/** Maps the wire's order to a bill. */
export function billOf(order: CallData<typeof contract.trades.order>): Bill {
  const { id, title, subject, amount } = order;
  return {
    ...{ id, title, subject, amount },
    description: order.desc,
    month: order.bill_date === null ? null : billedMonth(order.bill_date),
    total: order.total_amount,
    discount: order.discount_amount,
    paid: order.trade_success === 1,
    paidAmount: order.trade_amount,
    paidAt: order.trade_paytime,
    created: order.ctime,
    payUntil: order.expires > 0 ? order.expires : null,
    orderNumber: order.order_id,
    tradeNumber: order.trade_id,
  };
}
