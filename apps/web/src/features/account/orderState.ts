import type { Order } from './account.queries.ts';

export type OrderState = 'paid' | 'unpaid' | 'overdue';

/** The open action of an order; `now` is Unix seconds. */
export function orderState(order: Pick<Order, 'trade_success' | 'expires'>, now: number): OrderState {
  if (order.trade_success === 1) return 'paid';
  return order.expires > 0 && order.expires <= now ? 'overdue' : 'unpaid';
}
