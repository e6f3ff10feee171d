import { expect, it } from 'vitest';
import { billedMonth } from './order.ts';

it('finds the month of a bill, which comes on the first of the next one', () => {
  const day = (text: string) => Date.parse(text) / 86_400_000;
  expect(billedMonth(day('2026-06-01'))).toBe(day('2026-05-01'));
  expect(billedMonth(day('2026-01-01'))).toBe(day('2025-12-01'));
});
