import { useLocalStorage } from '@xiangji/ui';
import type { Order } from '../models/sortOrder.ts';

const keyOf = (list: string) => `xiangji.order.${list}`;

const readOrder =
  <O extends Order>(orders: readonly [O, ...O[]]) =>
  (text: string | null) =>
    orders.find((order) => String(order) === text) ?? orders[0];

/** The order that was selected for a list in this browser; the first of `orders` until one is. */
export function storedOrder<O extends Order>(list: string, orders: readonly [O, ...O[]]): O {
  return readOrder(orders)(localStorage.getItem(keyOf(list)));
}

/** The order of a list, kept in this browser by list; the first of `orders` until one is selected. */
export function useStoredOrder<O extends Order>(list: string, orders: readonly [O, ...O[]]) {
  const [order, store] = useLocalStorage(keyOf(list), readOrder(orders));
  return [order, (next: O) => store(String(next))] as const;
}
