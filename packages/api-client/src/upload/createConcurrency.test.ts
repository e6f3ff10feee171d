import { expect, test } from 'vitest';
import { createConcurrency, PARALLEL } from './createConcurrency.ts';

/** Runs the controller over a connection whose rate depends on how many files share it. */
function settleOn(rateOf: (parallel: number) => number, windows = 40): number[] {
  let clock = 0;
  const concurrency = createConcurrency(() => clock);
  const seen: number[] = [];
  for (let window = 0; window < windows; window += 1) {
    concurrency.moved(0);
    clock += 2_000;
    concurrency.moved(rateOf(concurrency.parallel()) * 2_000);
    seen.push(concurrency.parallel());
  }
  return seen.slice(windows / 2);
}

test('more at once as long as that is faster, within 1 and 6', () => {
  expect(Math.max(...settleOn((parallel) => parallel * 100))).toBe(PARALLEL.MOST);
});

test('few where one fills the line', () => {
  const seen = settleOn((parallel) => 100 / parallel);
  expect(Math.min(...seen)).toBe(PARALLEL.LEAST);
  expect(Math.max(...seen)).toBeLessThanOrEqual(3);
});

test('stays where the rate is steady', () => {
  expect(new Set(settleOn(() => 100)).size).toBe(1);
});
