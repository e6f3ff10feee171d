import type { ORDER } from '@xiangji/api-client/contract';
import type { SortOrder } from '@xiangji/blocks';

/** Spec §3 'Order values'. */
export type Order = (typeof ORDER)[keyof typeof ORDER];

const NAMES = {
  1: 'date-asc',
  2: 'date-desc',
  3: 'name-asc',
  4: 'name-desc',
  5: 'custom',
  6: 'tag-asc',
  7: 'tag-desc',
} as const satisfies Record<Order, SortOrder>;

/** Maps an order of the wire. */
export const sortOrderOf = <O extends Order>(order: O): (typeof NAMES)[O] => NAMES[order];

/** Maps an order to one of the wire's `orders`. */
export function orderOf<O extends Order>(name: SortOrder, orders: readonly [O, ...O[]]): O {
  return orders.find((order) => NAMES[order] === name) ?? orders[0];
}

/** Props of a dialog or a menu that selects one of the wire's orders. */
export function orderProps<O extends Order>(
  orders: readonly [O, ...O[]],
  value: Order,
  onChange: (order: O) => unknown,
) {
  return {
    orders: orders.map(sortOrderOf),
    value: sortOrderOf(value),
    onValueChange: (name: SortOrder) => onChange(orderOf(name, orders)),
  };
}
