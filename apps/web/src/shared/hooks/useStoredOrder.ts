import { useCallback, useState } from 'react';
import type { Order } from '../dialogs/orderNames.ts';

const keyOf = (list: string) => `xiangji.order.${list}`;

/** The order that was selected for a list in this browser; the first of `orders` until one is. */
export function storedOrder<O extends Order>(list: string, orders: readonly [O, ...O[]]): O {
  const kept = localStorage.getItem(keyOf(list));
  return orders.find((order) => String(order) === kept) ?? orders[0];
}

/** The order of a list, kept in this browser by list; the first of `orders` until one is selected. */
export function useStoredOrder<O extends Order>(
  list: string,
  orders: readonly [O, ...O[]],
): [O, (order: O) => void] {
  const [, setRound] = useState(0);
  const store = useCallback(
    (order: O) => {
      localStorage.setItem(keyOf(list), String(order));
      setRound((round) => round + 1);
    },
    [list],
  );
  return [storedOrder(list, orders), store];
}
