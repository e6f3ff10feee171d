import { describe, expect, it, vi } from 'vitest';
import { layoutGrid, withRatios } from './gridLayout.ts';
import { boxOfItem } from './lookup.ts';
import { gridMetrics, type LayoutOptions, type Length } from './metrics.ts';

const WIDTH = 1000;
const COUNT = 40;

const metricsOf = (options: LayoutOptions) =>
  gridMetrics({ ...options, width: WIDTH, viewportWidth: 1440, viewportHeight: 900 });

/** The first photo of a list of squares, and the photo after it. */
function firstPhotos(options: LayoutOptions) {
  const metrics = metricsOf(options);
  const sections = [{ key: 'all', count: COUNT, headed: false }];
  const layout = withRatios(
    layoutGrid({ sections, width: WIDTH - 2 * metrics.padding, metrics }),
    new Map([[0, new Float32Array(COUNT).fill(1)]]),
  );
  const [first, next] = [boxOfItem(layout, 0), boxOfItem(layout, 1)];
  if (!first || !next) throw new Error('The list has two photos');
  return { first, next };
}

describe('the lengths of a grid', () => {
  it.each<[string, Length]>([
    ['a number', 120],
    ['a function of the width', (width) => width * 0.12],
  ])('aim at a row height that is %s', (_, rowHeight) => {
    expect(metricsOf({ rowHeight }).rowHeight).toBe(120);
    const { height } = firstPhotos({ rowHeight }).first;
    expect(height).toBeGreaterThan(110);
    expect(height).toBeLessThan(130);
  });

  it.each<[string, Length]>([
    ['a number', 20],
    ['a function of the width', (width) => width / 50],
  ])('keep a gap that is %s', (_, gap) => {
    const { first, next } = firstPhotos({ gap });
    expect(next.x - first.x - first.width).toBe(20);
  });

  it.each<[string, Length]>([
    ['a number', 50],
    ['a function of the width', (width) => width / 20],
  ])('leave out a padding that is %s', (_, padding) => {
    expect(metricsOf({ padding }).padding).toBe(50);
    const { first } = firstPhotos({ padding, layout: 'squares', columns: 2, gap: 0 });
    expect(first.width).toBe((WIDTH - 100) / 2);
  });

  it('pass the width of the grid, with its padding, to each function', () => {
    const length = vi.fn(() => 10);
    metricsOf({ rowHeight: length, gap: length, padding: length, columns: length });
    expect(length.mock.calls).toEqual([[WIDTH], [WIDTH], [WIDTH], [WIDTH]]);
  });
});
