import { dayOfDate } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { dayPartsOf, memoryDaysOf } from './memoryDays.ts';

const keyOf = (year: number, month: number, day: number) => String(dayOfDate({ year, month, day }));
const today = dayOfDate({ year: 2026, month: 11, day: 26 });

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
    { key: keyOf(2025, 11, 26), count: 3, yearsAgo: 1 },
    { key: keyOf(2019, 11, 26), count: 2, yearsAgo: 7 },
  ]);
});

it('counts years across the year 0', () => {
  expect(memoryDaysOf([{ key: keyOf(-1, 11, 26), count: 1 }], today)).toMatchObject([{ yearsAgo: 2027 }]);
});

it('finds the leap day in leap years only', () => {
  const sections = [{ key: keyOf(2024, 2, 29), count: 1 }];
  expect(memoryDaysOf(sections, dayOfDate({ year: 2028, month: 2, day: 29 }))).toHaveLength(1);
  expect(memoryDaysOf(sections, dayOfDate({ year: 2027, month: 3, day: 1 }))).toHaveLength(0);
});

it('splits a range by days', () => {
  const days = [3, 2, 4].map((count, index) => ({ key: `day${index}`, count, yearsAgo: index + 1 }));
  expect(dayPartsOf(days, { start: 2, end: 7 })).toEqual([
    { key: 'day0', skip: 2, count: 1 },
    { key: 'day1', skip: 0, count: 2 },
    { key: 'day2', skip: 0, count: 2 },
  ]);
  expect(dayPartsOf(days, { start: 5, end: 5 })).toEqual([]);
});
