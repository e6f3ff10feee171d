import { expect, it } from 'vitest';
import { orderState } from './orderState.ts';
import { shortYuan, yuan } from './yuan.ts';

it('finds paid, unpaid and expired orders; 0 is open-ended', () => {
  const of = (trade_success: 0 | 1, expires: number) => orderState({ trade_success, expires }, 100);
  expect([of(1, 50), of(0, 101), of(0, 100), of(0, 0)]).toEqual(['paid', 'unpaid', 'overdue', 'unpaid']);
});

it('writes fen as yuan', () => {
  expect([0, 5, 9_600, 123_456].map(yuan)).toEqual(['0.00', '0.05', '96.00', '1234.56']);
  expect([800, 850].map(shortYuan)).toEqual(['8', '8.50']);
});
