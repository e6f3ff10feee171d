import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, formatDay, formatSpan } from './days.ts';
import { DAYS } from './limits.ts';

describe('day numbers', () => {
  it('contain the landmarks of the specification', () => {
    expect(formatDay(0)).toBe('1970.1.1');
    expect(formatDay(DAYS.MIN)).toBe('-9999.1.1');
    expect(formatDay(DAYS.MAX)).toBe('9999.12.31');
    expect(dateOfDay(-1)).toEqual({ year: 1969, month: 12, day: 31 });
  });

  it('agree with Date where Date can be trusted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: DAYS.MAX }), (day) => {
        const date = new Date(day * 86_400_000);
        expect(dateOfDay(day)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
      }),
      { seed: 20261121 },
    );
  });

  it('convert every date of the range back', () => {
    fc.assert(
      fc.property(fc.integer({ min: DAYS.MIN, max: DAYS.MAX }), (day) => {
        expect(dayOfDate(dateOfDay(day))).toBe(day);
      }),
      { seed: 20261121 },
    );
  });
});

it('shows the common parts of both ends of a range once', () => {
  const on = (year: number, month: number, day: number) => dayOfDate({ year, month, day });
  expect(formatSpan(on(2024, 2, 28), on(2024, 3, 1))).toBe('2024.2.28 – 3.1');
  expect(formatSpan(on(2023, 12, 31), on(2024, 1, 1))).toBe('2023.12.31 – 2024.1.1');
  expect(formatSpan(on(1899, 5, 6), on(1899, 5, 6))).toBe('1899.5.6');
  expect(formatSpan(null, null)).toBeUndefined();
});
