import { expect, it } from 'vitest';
import { directionOf, spanToRender, stillReaches } from './renderedSpan.ts';

const box = { width: 1000, viewportWidth: 1000, viewportHeight: 800, scrollTop: 10_000 };
const HEIGHT = 1_000_000;

it('extends in the direction of scrolling, and never ends at the edge of the viewport', () => {
  expect(spanToRender(box, 1)).toEqual({ top: 9720, bottom: 11_520 });
  expect(spanToRender(box, -1)).toEqual({ top: 9280, bottom: 11_080 });
  expect(spanToRender(box, 0)).toEqual({ top: 9720, bottom: 11_080 });
});

it('serves several frames before it is rendered again, and then in time', () => {
  const span = spanToRender(box, 1);
  const moved = (by: number) => ({ ...box, scrollTop: box.scrollTop + by });
  expect(stillReaches(span, moved(400), HEIGHT)).toBe(true);
  expect(stillReaches(span, moved(441), HEIGHT)).toBe(false);
  expect(stillReaches(span, moved(-1), HEIGHT)).toBe(false);
});

it('stays within the list', () => {
  const top = { ...box, scrollTop: 0 };
  expect(stillReaches({ top: 0, bottom: 1080 }, top, HEIGHT)).toBe(true);
  expect(stillReaches({ top: 0, bottom: 500 }, top, 500)).toBe(true);
  expect(stillReaches({ top: 0, bottom: 499 }, top, 500)).toBe(false);
});

it('takes a jump for no direction', () => {
  expect([directionOf(1600, 800), directionOf(-5, 800), directionOf(1601, 800), directionOf(0, 800)]).toEqual(
    [1, -1, 0, undefined],
  );
});
