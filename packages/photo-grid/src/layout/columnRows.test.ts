import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPhoto } from '../keyboard/nextPhoto.ts';
import { columns, masonry } from '../test/looks.ts';
import { type GridLayout, layoutGrid, withRatios } from './gridLayout.ts';
import { boxOfItem, itemAt, itemsBetween, type PhotoBox, placeOfItem, rowsBetween } from './lookup.ts';
import { gridMetrics, type LayoutOptions } from './metrics.ts';

const anyRatio = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0.5, max: 2, noNaN: true }) },
  fc.constantFrom(1080 / 14400, 4096 / 640, 1),
);
const sectionRatios = fc.array(fc.array(anyRatio, { maxLength: 60 }), { minLength: 1, maxLength: 6 });
const widths = fc.integer({ min: 320, max: 1900 });
const looks = fc.constantFrom(masonry, columns);

function build(lists: number[][], width: number, look: LayoutOptions, isLoaded = true): GridLayout {
  const sections = lists.map((list, at) => ({ key: `g${at}`, count: list.length, headed: at % 3 !== 2 }));
  const metrics = gridMetrics({ ...look, width, viewportWidth: width, viewportHeight: 800 });
  const empty = layoutGrid({ sections, width, metrics });
  return isLoaded
    ? withRatios(empty, new Map(lists.map((list, at) => [at, Float32Array.from(list)])))
    : empty;
}

const boxesOf = (layout: GridLayout): PhotoBox[] =>
  Array.from({ length: layout.count }, (_, index) => boxOfItem(layout, index) as PhotoBox);

describe('photos in columns', () => {
  it('never overlap, keep the gap, and stay in the list', () => {
    fc.assert(
      fc.property(sectionRatios, widths, looks, fc.boolean(), (lists, width, look, isLoaded) => {
        const layout = build(lists, width, look, isLoaded);
        const { gap } = layout.metrics;
        const boxes = boxesOf(layout);
        for (const [i, box] of boxes.entries()) {
          expect(box.width).toBeGreaterThan(0);
          expect(box.height).toBeGreaterThan(0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
          for (const other of boxes.slice(i + 1)) {
            const isApart =
              other.x >= box.x + box.width + gap ||
              box.x >= other.x + other.width + gap ||
              other.y >= box.y + box.height + gap ||
              box.y >= other.y + other.height + gap;
            expect(isApart).toBe(true);
          }
        }
      }),
      { seed: 29, numRuns: 60 },
    );
  });

  it('keep the order of the list: down each column, or never above a photo that comes before', () => {
    fc.assert(
      fc.property(fc.array(anyRatio, { minLength: 1, maxLength: 80 }), widths, looks, (list, width, look) => {
        const boxes = boxesOf(build([list], width, look));
        for (const [i, box] of boxes.entries()) {
          const next = boxes[i + 1];
          if (!next) continue;
          if (look === masonry) expect(next.y).toBeGreaterThanOrEqual(box.y);
          else if (next.x === box.x) expect(next.y).toBeGreaterThan(box.y);
          else expect(next.x).toBeGreaterThan(box.x);
        }
      }),
      { seed: 30, numRuns: 80 },
    );
  });

  it('are found by height and by point', () => {
    fc.assert(
      fc.property(sectionRatios, widths, looks, (lists, width, look) => {
        const layout = build(lists, width, look);
        for (const [i, box] of boxesOf(layout).entries()) {
          const place = placeOfItem(layout, i);
          const visible = rowsBetween(layout, box.y, box.y + 1);
          const isFound = visible.some(
            (part) =>
              part.section === place.section && part.firstRow <= place.row && part.lastRow >= place.row,
          );
          expect(isFound).toBe(true);
          expect(itemAt(layout, { x: box.x + box.width / 2, y: box.y })).toBe(i);
          const between = itemsBetween(layout, box.y, box.y + 1);
          expect(between.start).toBeLessThanOrEqual(i);
          expect(between.end).toBeGreaterThan(i);
        }
      }),
      { seed: 31, numRuns: 40 },
    );
  });

  it('are all reached by arrow keys', () => {
    fc.assert(
      fc.property(sectionRatios, widths, looks, (lists, width, look) => {
        const layout = build(lists, width, look);
        if (layout.count === 0) return;
        const reached = new Set([0]);
        for (const index of reached) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown']) {
            const next = nextPhoto(layout, { index, page: 600 }, { key, ctrl: false, rightToLeft: false });
            if (next !== undefined) reached.add(next);
          }
        }
        expect(reached.size).toBe(layout.count);
      }),
      { seed: 32, numRuns: 40 },
    );
  });

  it('end at the same height where columns are read one after the other', () => {
    const list = Array.from({ length: 90 }, (_, index) => 0.6 + ((index * 37) % 100) / 70);
    const layout = build([list], 1200, columns);
    const ends = new Map<number, number>();
    for (const box of boxesOf(layout)) ends.set(box.x, Math.max(ends.get(box.x) ?? 0, box.y + box.height));
    expect(ends.size).toBe(layout.columns);
    expect(new Set(ends.values())).toEqual(new Set([layout.height]));
  });

  it('use the given number of columns', () => {
    const layout = build([Array.from({ length: 20 }, () => 1)], 800, {
      ...masonry,
      columns: (width) => Math.round(width / 100),
    });
    expect(layout.columns).toBe(8);
    expect(boxesOf(layout).filter(({ y }) => y === boxesOf(layout)[0]?.y)).toHaveLength(8);
  });
});
