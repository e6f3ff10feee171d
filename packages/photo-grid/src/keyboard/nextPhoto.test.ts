import { describe, expect, it } from 'vitest';
import { boxOfItem, gridMetrics, layoutGrid } from '../layout/index.ts';
import { nextPhoto } from './nextPhoto.ts';

const metrics = gridMetrics({
  layout: 'squares',
  width: 1044,
  viewportWidth: 1200,
  viewportHeight: 900,
});
// 260 px squares, four in a row: sections of 6, 0 and 9 photos.
const layout = layoutGrid({
  width: 1044,
  metrics,
  sections: [
    { key: 'a', count: 6, headed: true },
    { key: 'b', count: 0, headed: true },
    { key: 'c', count: 9, headed: true },
  ],
});
const go = (index: number, key: string, options: { ctrl?: boolean; rightToLeft?: boolean } = {}) =>
  nextPhoto(layout, { index, page: 600 }, { key, ctrl: false, rightToLeft: false, ...options });

describe('nextPhoto', () => {
  it('has four photos in a row', () => {
    expect(boxOfItem(layout, 3)?.y).toBe(boxOfItem(layout, 0)?.y);
    expect(boxOfItem(layout, 4)?.x).toBe(0);
  });

  it.each([
    [1, 'ArrowRight', 2],
    [5, 'ArrowRight', 6],
    [0, 'ArrowLeft', 0],
    [14, 'ArrowRight', 14],
    [1, 'ArrowDown', 5],
    [3, 'ArrowDown', 5],
    [5, 'ArrowDown', 7],
    [7, 'ArrowUp', 5],
    [0, 'ArrowUp', 0],
    [14, 'ArrowDown', 14],
    [9, 'Home', 6],
    [7, 'End', 9],
    [4, 'End', 5],
    [0, 'PageDown', 6],
    [14, 'PageUp', 6],
  ])('leads from %i by %s to %i', (from, key, to) => {
    expect(go(from, key)).toBe(to);
  });

  it.each([
    [8, 'Home', 0],
    [1, 'End', 14],
    [1, 'ArrowDown', 6],
    [9, 'ArrowUp', 6],
    [6, 'ArrowUp', 0],
  ])('leads with Ctrl from %i by %s to %i', (from, key, to) => {
    expect(go(from, key, { ctrl: true })).toBe(to);
  });

  it('follows the reading direction and leaves other keys alone', () => {
    expect(go(1, 'ArrowLeft', { rightToLeft: true })).toBe(2);
    expect(go(1, 'a')).toBeUndefined();
  });
});
