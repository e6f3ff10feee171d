import { expect, it } from 'vitest';
import { edgeScroll } from './edgeScroll.ts';

it.each([
  [400, 0],
  [60, 0],
  [740, 0],
  [59, -16],
  [0, -45],
  [-50, -45],
  [741, 16],
  [900, 45],
])('at %i of 800 pixels scrolls by %i', (y, by) => {
  expect(edgeScroll(y, 800)).toBe(by);
});
