import { expect, it } from 'vitest';
import { orderState } from './orderState.ts';

it('finds paid, unpaid and expired orders; 0 is open-ended', () => {
  const of = (trade_success: 0 | 1, expires: number) => orderState({ trade_success, expires }, 100);
  expect([of(1, 50), of(0, 101), of(0, 100), of(0, 0)]).toEqual(['paid', 'unpaid', 'overdue', 'unpaid']);
});
