import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airyCells, auto, real, rectangles } from '../test/looks.ts';
import { type GridLayout, layoutGrid, withRatios } from './gridLayout.ts';
import { boxOfItem, itemAt, itemInRow, itemsBetween, placeOfItem, rowsBetween } from './lookup.ts';
import { gridMetrics, type LayoutOptions } from './metrics.ts';

const metricsOf = (width: number, look: LayoutOptions = real) =>
  gridMetrics({ ...look, width, viewportWidth: width + 20, viewportHeight: 800 });

/** width ÷ height of pictures from a 1080×14400 screenshot to a 4096×640 panorama. */
const anyRatio = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0.5, max: 2, noNaN: true }) },
  fc.constantFrom(1080 / 14400, 4096 / 640, 1, 40),
);
const sectionRatios = fc.array(fc.array(anyRatio, { maxLength: 40 }), { minLength: 1, maxLength: 8 });
const widths = fc.integer({ min: 320, max: 1900 });
const looks = fc.constantFrom(auto, real, rectangles, airyCells);

function build(lists: number[][], width: number, look: LayoutOptions, packSections = false): GridLayout {
  const sections = lists.map((list, at) => ({ key: `g${at}`, count: list.length, headed: at % 3 !== 2 }));
  const empty = layoutGrid({ sections, width, metrics: metricsOf(width, look), packSections });
  return withRatios(empty, new Map(lists.map((list, at) => [at, Float32Array.from(list)])));
}

describe('layoutGrid', () => {
  it('never overlaps, keeps the given gap, and fills rows to the pixel', () => {
    fc.assert(
      fc.property(sectionRatios, widths, looks, (lists, width, look) => {
        const layout = build(lists, width, look);
        const { gap } = layout.metrics;
        for (let i = 0; i < layout.count; i += 1) {
          const box = boxOfItem(layout, i);
          const next = boxOfItem(layout, i + 1);
          expect(box).toBeDefined();
          if (!box) return;
          expect(box.width).toBeGreaterThan(0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          if (!next) continue;
          if (next.y === box.y) expect(next.x).toBe(box.x + box.width + gap);
          else expect(next.y).toBeGreaterThanOrEqual(box.y + box.height + gap);
        }
        const last = boxOfItem(layout, layout.count - 1);
        if (last) expect(last.y + last.height).toBeLessThanOrEqual(layout.height);
      }),
      { seed: 20261121, numRuns: 120 },
    );
  });

  it('fills every row but a last one exactly', () => {
    const layout = build([Array.from({ length: 60 }, (_, i) => 0.7 + (i % 7) / 5)], 1397, real);
    const rights = new Map<number, number>();
    for (let i = 0; i < layout.count; i += 1) {
      const box = boxOfItem(layout, i);
      if (box) rights.set(box.y, box.x + box.width);
    }
    const full = [...rights.values()].slice(0, -1);
    expect(full.length).toBeGreaterThan(3);
    expect(new Set(full)).toEqual(new Set([1397]));
  });

  it('has the same result incrementally as from scratch', () => {
    fc.assert(
      fc.property(
        sectionRatios,
        sectionRatios,
        widths,
        looks,
        fc.boolean(),
        (lists, added, width, look, packSections) => {
          const first = build(lists, width, look, packSections);
          const all = [...added, ...lists];
          const sections = [
            ...added.map((list, at) => ({ key: `new${at}`, count: list.length, headed: true })),
            ...lists.map((list, at) => ({ key: `g${at}`, count: list.length, headed: at % 3 !== 2 })),
          ];
          const grown = layoutGrid({ ...first, sections, previous: first });
          const stepped = withRatios(grown, new Map(added.map((list, at) => [at, Float32Array.from(list)])));
          const fresh = withRatios(
            layoutGrid({ ...first, sections }),
            new Map(all.map((list, at) => [at, Float32Array.from(list)])),
          );
          expect(stepped).toEqual(fresh);
        },
      ),
      { seed: 3, numRuns: 40 },
    );
  });

  it('takes unchanged sections over when others change, and relays them when the width does', () => {
    const first = build([[1, 1], [1.5], [0.7]], 900, real);
    const sections = [
      { key: 'new', count: 3, headed: true },
      ...first.sections.map(({ key, count, heading }) => ({ key, count, headed: heading > 0 })),
    ];
    const grown = layoutGrid({ sections, width: 900, metrics: first.metrics, previous: first });
    expect(grown.sections[1]).toBe(first.sections[0]);
    const wider = layoutGrid({ sections, width: 1200, metrics: metricsOf(1200), previous: grown });
    expect(wider.sections[1]).not.toBe(first.sections[0]);
    expect(wider.sections[1]?.ratios).toBe(first.sections[0]?.ratios);
  });

  it('keeps the proportions of a section once, and others only where some are unknown or out of bounds', () => {
    const layout = build([[1.5, 0.7], [1, Number.NaN], [40]], 900, real);
    const [known, partly, extreme] = layout.sections;
    expect(known?.shown).toBe(known?.ratios);
    expect([...(partly?.shown ?? [])]).toEqual([1, Math.fround(4 / 3)]);
    expect([...(extreme?.shown ?? [])]).toEqual([Math.fround(layout.metrics.maxRatio)]);
  });

  it('computes the height of a million unloaded photos without listing their rows', () => {
    const sections = Array.from({ length: 2000 }, (_, at) => ({ key: `d${at}`, count: 500, headed: true }));
    const layout = layoutGrid({ sections, width: 1400, metrics: metricsOf(1400) });
    expect(layout.count).toBe(1_000_000);
    expect(layout.height).toBeGreaterThan(1_000_000);
    expect(layout.sections.every((section) => section.rows.starts === null)).toBe(true);
    expect(boxOfItem(layout, 999_999)?.y).toBeGreaterThan(layout.height - 400);
  });

  it('keeps pictures of extreme ratios in sane rows', () => {
    for (const width of [366, 800, 1400]) {
      const layout = build(
        [[4096 / 640, 1080 / 14400, 1, 4096 / 640, 1080 / 14400, 1080 / 14400]],
        width,
        real,
      );
      for (let i = 0; i < layout.count; i += 1) {
        const box = boxOfItem(layout, i);
        expect(box?.height).toBeGreaterThanOrEqual(40);
        expect(box?.height).toBeLessThanOrEqual(layout.metrics.rowHeight * 2);
        expect(box?.width).toBeGreaterThanOrEqual(12);
      }
    }
  });
});

describe('gridMetrics', () => {
  it('follows the row heights, gaps and section gaps of the specification', () => {
    const of = (viewportWidth: number, look: LayoutOptions) =>
      gridMetrics({ ...look, width: viewportWidth, viewportWidth, viewportHeight: 900 });
    expect(of(1440, real)).toMatchObject({ rowHeight: 260, gap: 4, sectionGap: 48, cellRatio: 0 });
    expect(of(1440, airyCells)).toMatchObject({ rowHeight: 200, gap: 12, cellRatio: 4 / 3 });
    expect(of(820, auto)).toMatchObject({ rowHeight: 260, gap: 3, sectionGap: 42 });
    expect(of(390, rectangles)).toMatchObject({ rowHeight: 98, gap: 3, sectionGap: 42 });
    expect(of(300, auto).rowHeight).toBe(80);
  });
});

describe('lookups', () => {
  it('finds photos by height and index consistently with the boxes', () => {
    fc.assert(
      fc.property(sectionRatios, widths, looks, (lists, width, look) => {
        const layout = build(lists, width, look);
        for (let i = 0; i < layout.count; i += 1) {
          const box = boxOfItem(layout, i);
          if (!box) return;
          const place = placeOfItem(layout, i);
          const visible = rowsBetween(layout, box.y, box.y + 1);
          expect(
            visible.some(
              (part) =>
                part.section === place.section && part.firstRow <= place.row && part.lastRow >= place.row,
            ),
          ).toBe(true);
          expect(itemInRow(layout, place, box.x + box.width / 2)).toBe(i);
          expect(itemAt(layout, { x: box.x + box.width / 2, y: box.y + 1 })).toBe(i);
          const between = itemsBetween(layout, box.y, box.y + 1);
          expect(between.start).toBeLessThanOrEqual(i);
          expect(between.end).toBeGreaterThan(i);
        }
      }),
      { seed: 11, numRuns: 40 },
    );
  });
});
