import type { ORDER } from '@xiangji/api-client/contract';

/** Spec §3 'Order values'. */
export type Order = (typeof ORDER)[keyof typeof ORDER];

/** The texts of the orders, in the catalogue `dialogs`. */
export const ORDER_NAMES = {
  1: 'order1',
  2: 'order2',
  3: 'order3',
  4: 'order4',
  5: 'order5',
  6: 'order6',
  7: 'order7',
} as const satisfies Record<Order, string>;
