import { dayOfDate } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { formatSpan } from './formatSpan.ts';

const day = (year: number, month: number, date: number) => dayOfDate({ year, month, day: date });

it('says what both ends share once', () => {
  expect(formatSpan(day(2024, 2, 28), day(2024, 3, 1))).toBe('2024.2.28 – 3.1');
  expect(formatSpan(day(2023, 12, 31), day(2024, 1, 1))).toBe('2023.12.31 – 2024.1.1');
  expect(formatSpan(day(1899, 5, 6), day(1899, 5, 6))).toBe('1899.5.6');
  expect(formatSpan(null, null)).toBeUndefined();
});
