import { expect, test } from 'vitest';
import { fitWidth, planFull, planSizes, widthOfName } from './renditionPlan.ts';

const widths = (width: number, height: number) => planSizes({ width, height }).map((size) => size.width);

test('a large picture gets every rung, a small one its own size and never a larger', () => {
  expect(widths(4000, 3000)).toEqual([1600, 960, 480, 240]);
  expect(widths(500, 400)).toEqual([500, 240]);
  expect(widths(1000, 800)).toEqual([1000, 480, 240]);
  expect(widths(1, 1)).toEqual([1]);
});

test('no side passes the limit of WebP, and none vanishes', () => {
  expect(fitWidth({ width: 1000, height: 40_000 }, 1600)).toEqual({ width: 410, height: 16_383 });
  expect(fitWidth({ width: 60_000, height: 2 }, 240)).toEqual({ width: 240, height: 1 });
  for (const size of planSizes({ width: 900, height: 64_000 }))
    expect(size.height).toBeLessThanOrEqual(16_383);
});

test('the full copy keeps every pixel that its format can hold', () => {
  expect(planFull({ width: 20_000, height: 3000 }, false)).toEqual({ width: 20_000, height: 3000 });
  expect(planFull({ width: 20_000, height: 3000 }, true).width).toBe(16_383);
});

test('reads the width of a rendition from its name', () => {
  expect(['w480.webp', 'w480.jpg', 'full.jpg', 'w48.exe'].map(widthOfName)).toEqual([
    480,
    480,
    undefined,
    undefined,
  ]);
});
