import { ORDER } from '@xiangji/api-client/contract';
import { useState } from 'react';
import type { DateOrder } from './OrderMenu.tsx';

/** The order of a list, kept in this browser by list. */
export function useStoredOrder(list: string): [DateOrder, (order: DateOrder) => void] {
  const key = `xiangji.order.${list}`;
  const read = (): DateOrder =>
    localStorage.getItem(key) === String(ORDER.DATE_DESC) ? ORDER.DATE_DESC : ORDER.DATE_ASC;
  const [, setRound] = useState(0);
  const store = (order: DateOrder) => {
    localStorage.setItem(key, String(order));
    setRound((round) => round + 1);
  };
  return [read(), store];
}
