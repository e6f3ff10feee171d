import { expect, test } from 'vitest';
import { cutParts } from './cutParts.ts';

const photos = [40, 60, 1, 500, 30, 30, 30].map((bytes, index) => ({
  folder: 'a',
  file: `f${index}`,
  bytes,
}));
const shown = (limits: { bytes: number; count: number }) =>
  cutParts(photos, limits).map(({ to, count, bytes }) => [to.file, count, bytes]);

test('keeps parts within bytes and count, gives too large photos a part of their own, and omits nothing', () => {
  expect(shown({ bytes: 100, count: 99 })).toEqual([
    ['f1', 2, 100],
    ['f2', 1, 1],
    ['f3', 1, 500],
    ['f6', 3, 90],
  ]);
  expect(shown({ bytes: 10_000, count: 3 }).map(([, count]) => count)).toEqual([3, 3, 1]);
  expect(cutParts([], { bytes: 1, count: 1 })).toEqual([]);
});
