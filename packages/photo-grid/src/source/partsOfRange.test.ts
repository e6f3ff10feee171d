import { expect, it } from 'vitest';
import { partsOfRange } from './partsOfRange.ts';

it('splits a range by sections', () => {
  const sections = [3, 2, 4].map((count, index) => ({ key: `day${index}`, name: '', count }));
  const parts = (start: number, end: number) =>
    partsOfRange(sections, { start, end }).map(({ section, ...part }) => ({ key: section.key, ...part }));
  expect(parts(2, 7)).toEqual([
    { key: 'day0', offset: 2, count: 1 },
    { key: 'day1', offset: 0, count: 2 },
    { key: 'day2', offset: 0, count: 2 },
  ]);
  expect(parts(5, 5)).toEqual([]);
});
