import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledHeight, HIGHEST_SHARE, justifiedRows, LAST_ROW_STRETCH } from './justifiedRows.ts';
import { rowHeight, rowOfItem, rowStart, rowTop } from './rows.ts';

const ratios = (max: number) =>
  fc
    .array(fc.double({ min: 0.4, max: 3, noNaN: true }), { maxLength: max })
    .map((list) => Float32Array.from(list));
const sizes = fc.record({
  width: fc.integer({ min: 280, max: 1900 }),
  rowHeight: fc.integer({ min: 80, max: 300 }),
  gap: fc.integer({ min: 0, max: 12 }),
});

interface Sized {
  ratios: Float32Array;
  width: number;
  rowHeight: number;
  gap: number;
}

/** The cost of a row, straight from the definition. */
function rowCost(options: Sized, start: number, end: number): number {
  const height = filledHeight(options, start, end);
  const photos = end - start;
  if (photos > 2 && height < options.rowHeight / 2) return Number.POSITIVE_INFINITY;
  if (end === options.ratios.length && height > options.rowHeight * LAST_ROW_STRETCH) return 0;
  return (height - options.rowHeight) ** 2 * photos;
}

/** The slow oracle: the cheapest of all ways to break the rest. */
function cheapest(options: Sized, start = 0): number {
  if (start === options.ratios.length) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (let end = start + 1; end <= options.ratios.length; end += 1) {
    best = Math.min(best, rowCost(options, start, end) + cheapest(options, end));
  }
  return best;
}

describe('justifiedRows', () => {
  it('is as good as the best of all possible breaks', () => {
    fc.assert(
      fc.property(ratios(11), sizes, (list, size) => {
        const options = { ratios: list, ...size };
        const rows = justifiedRows(options);
        let total = 0;
        for (let row = 0; row < rows.rowCount; row += 1) {
          total += rowCost(options, rowStart(rows, row), rowStart(rows, row + 1));
        }
        expect(total).toBeCloseTo(cheapest(options), 4);
      }),
      { seed: 20261121, numRuns: 150 },
    );
  });

  it('keeps every photo once, in order, and stacks rows one gap apart', () => {
    fc.assert(
      fc.property(ratios(400), sizes, (list, size) => {
        const rows = justifiedRows({ ratios: list, ...size });
        expect(rowStart(rows, 0)).toBe(0);
        expect(rowStart(rows, rows.rowCount)).toBe(list.length);
        let top = 0;
        for (let row = 0; row < rows.rowCount; row += 1) {
          expect(rowStart(rows, row + 1)).toBeGreaterThan(rowStart(rows, row));
          expect(rowTop(rows, row)).toBe(top);
          expect(Number.isInteger(rowHeight(rows, row))).toBe(true);
          expect(rowHeight(rows, row)).toBeLessThanOrEqual(Math.ceil(size.rowHeight * HIGHEST_SHARE));
          top += rowHeight(rows, row) + size.gap;
        }
        expect(rows.height).toBe(rows.rowCount === 0 ? 0 : top - size.gap);
        for (let item = 0; item < list.length; item += 1) {
          const row = rowOfItem(rows, item);
          expect(rowStart(rows, row)).toBeLessThanOrEqual(item);
          expect(rowStart(rows, row + 1)).toBeGreaterThan(item);
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('never blows up the last row', () => {
    const rows = justifiedRows({
      ratios: Float32Array.from([1, 1, 1, 1, 1, 1, 1]),
      width: 1000,
      rowHeight: 200,
      gap: 0,
    });
    const last = rows.rowCount - 1;
    expect(rowHeight(rows, last)).toBeLessThanOrEqual(200 * LAST_ROW_STRETCH);
    const alone = justifiedRows({ ratios: Float32Array.from([1]), width: 1000, rowHeight: 200, gap: 0 });
    expect(alone.height).toBe(200);
  });

  it('lays out 100,000 photos in one section well inside a frame budget of loading', () => {
    const many = Float32Array.from({ length: 100_000 }, (_, i) => 0.6 + ((i * 7919) % 1000) / 700);
    const rows = justifiedRows({ ratios: many, width: 1400, rowHeight: 220, gap: 4 });
    let squares = 0;
    for (let row = 0; row < rows.rowCount - 1; row += 1) squares += (rowHeight(rows, row) / 220 - 1) ** 2;
    expect(Math.sqrt(squares / rows.rowCount)).toBeLessThan(0.1);
  });
});
