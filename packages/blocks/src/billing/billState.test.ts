import { expect, it } from 'vitest';
import { billState } from './bill.ts';

it('finds paid, unpaid and overdue bills; without a deadline they are open-ended', () => {
  const of = (paid: boolean, payUntil: number | null) => billState({ paid, payUntil }, 100);
  expect([of(true, 50), of(false, 101), of(false, 100), of(false, null)]).toEqual([
    'paid',
    'unpaid',
    'overdue',
    'unpaid',
  ]);
});
