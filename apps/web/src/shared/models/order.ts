import type { Trade } from '@xiangji/api-client/contract';
import type { PaymentTrade, Plan } from '@xiangji/blocks';

/** Maps the wire's goods to plans. */
export function plansOf({ goods_list }: Pick<Trade, 'goods_list'>): Plan[] {
  return goods_list.map(({ goods_id, content, amount, months }) => ({
    ...{ id: goods_id, name: content, months },
    price: amount,
  }));
}

/** Maps the wire's trade to a payment. */
export function paymentOf({ amount, qr_code, trade_content }: Trade): PaymentTrade {
  return { amount, code: qr_code, subject: trade_content.desc };
}

/** Maps the subject of a payment to the wire: a plan, or an existing order. */
export const tradeBody = (subject: { planId: string } | { orderId: string }) =>
  'planId' in subject ? { goods_id: subject.planId } : { order_id: subject.orderId };
