import { expect, it } from 'vitest';
import { memoryDaysOf } from './memoryDays.ts';

const dayOf = (year: number, month: number, day: number) =>
  new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
const keyOf = (year: number, month: number, day: number) => String(dayOf(year, month, day));
const today = dayOf(2026, 11, 26);

it('finds the same day in earlier years, newest first', () => {
  const sections = [
    { key: keyOf(2026, 11, 26), count: 9 },
    { key: keyOf(2027, 11, 26), count: 9 },
    { key: keyOf(2019, 11, 26), count: 2 },
    { key: keyOf(2025, 11, 26), count: 3 },
    { key: keyOf(2025, 11, 25), count: 9 },
    { key: keyOf(2025, 10, 26), count: 9 },
  ];
  expect(memoryDaysOf(sections, today)).toEqual([
    { key: keyOf(2025, 11, 26), count: 3, yearsAgo: 1, start: 0 },
    { key: keyOf(2019, 11, 26), count: 2, yearsAgo: 7, start: 3 },
  ]);
});

it('counts years across the year 0', () => {
  expect(memoryDaysOf([{ key: keyOf(-1, 11, 26), count: 1 }], today)).toMatchObject([{ yearsAgo: 2027 }]);
});

it('finds the leap day in leap years only', () => {
  const sections = [{ key: keyOf(2024, 2, 29), count: 1 }];
  expect(memoryDaysOf(sections, dayOf(2028, 2, 29))).toHaveLength(1);
  expect(memoryDaysOf(sections, dayOf(2027, 3, 1))).toHaveLength(0);
});
