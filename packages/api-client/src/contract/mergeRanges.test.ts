import { expect, it } from 'vitest';
import { mergeRanges, type Range } from './mergeRanges.ts';

const copies = (range: Range, count: number) => Array.from({ length: count }, () => range);

it.each<[string, Range[], Range[]]>([
  ['nothing', [], []],
  ['one range', [[2, 5]], [[2, 5]]],
  ['equal ranges', copies([0, 2_001], 1_000), [[0, 2_001]]],
  [
    'ranges in no order',
    [
      [8, 9],
      [0, 1],
      [4, 5],
    ],
    [
      [0, 1],
      [4, 5],
      [8, 9],
    ],
  ],
  [
    'ranges that touch',
    [
      [3, 6],
      [0, 3],
    ],
    [[0, 6]],
  ],
  [
    'ranges that overlap',
    [
      [0, 4],
      [2, 6],
      [5, 7],
    ],
    [[0, 7]],
  ],
  [
    'a range inside another one',
    [
      [0, 9],
      [2, 3],
      [10, 11],
    ],
    [
      [0, 9],
      [10, 11],
    ],
  ],
])('merges %s', (_, ranges, merged) => {
  expect(mergeRanges(ranges)).toEqual(merged);
});
