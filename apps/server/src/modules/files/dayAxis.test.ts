import { DAYS } from '@xiangji/api-client/contract';
import { expect, test } from 'vitest';
import { dayAxis } from './dayAxis.ts';
import { toAxis } from './headings.ts';

const nobodysTags = { tags: async () => [] };

test.each([
  ['of no photo', []],
  ['of one day', [[19_000, 7]]],
  [
    'of days in no order, before 1970 and at the calendar’s ends',
    [
      [3, 1_000_000],
      [-1, 10],
      [DAYS.MAX, 9],
      [0, 99],
      [DAYS.MIN, 12_345],
      [19_000, 101],
    ],
  ],
] as [string, [number, number][]][])(
  'writes the axis %s as its objects would be written',
  async (_, each) => {
    const counts = new Map(each);
    const days = each.map(([day]) => day).sort((a, b) => a - b);
    const headings = Array.from(counts, ([day, count]) => ({ heading: String(day), count }));
    for (const descending of [false, true]) {
      const way = { by: 'taken' as const, descending, untagged: '' };
      const axis = dayAxis({ days, counts }, descending);
      expect(axis).toBe(JSON.stringify(await toAxis(nobodysTags, headings, way)));
    }
  },
);
