import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const now = 1_790_000_000;

it.each([
  [-500, 'minutes', 1],
  [0, 'minutes', 1],
  [59, 'minutes', 1],
  [3_599, 'minutes', 59],
  [3_600, 'hours', 1],
  [86_399, 'hours', 23],
  [86_400, 'days', 1],
  [30 * 86_400 - 1, 'days', 29],
] as const)('says %i seconds as %s', (seconds, unit, count) => {
  expect(timeLeft(now + seconds, now)).toEqual({ unit, count });
});
