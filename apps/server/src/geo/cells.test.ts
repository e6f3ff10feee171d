import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellOf, cellsPerCell, cover, FINEST_LEVEL, refine } from './cells.ts';

const lat = fc.double({ min: -84, max: 84, noNaN: true });
const lng = fc.double({ min: -180, max: 179.9, noNaN: true });

it('divides each cell into consecutive cells of the finer level', () => {
  fc.assert(
    fc.property(lat, lng, fc.integer({ min: 1, max: FINEST_LEVEL }), (y, x, level) => {
      const cells = cellsPerCell(level, FINEST_LEVEL);
      expect(Math.floor((cellOf(y, x) ?? 0) / cells)).toBe(cellOf(y, x, level));
    }),
  );
});

it('covers every location of a box, across the antimeridian too, with few cells', () => {
  const box = fc.record({
    west: lng,
    width: fc.double({ min: 0, max: 359, noNaN: true }),
    south: lat,
    north: lat,
  });
  fc.assert(
    fc.property(
      box,
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sides, zoom, part) => {
        const [south, north] = [Math.min(sides.south, sides.north), Math.max(sides.south, sides.north)];
        const wrap = (degrees: number) => ((degrees + 540) % 360) - 180;
        const east = wrap(sides.west + sides.width);
        const { level, spans } = cover({ west: sides.west, south, east, north }, zoom);
        const inside =
          cellOf(south + part * (north - south), wrap(sides.west + part * sides.width), level) ?? -1;
        expect(spans.some(({ first, last }) => first <= inside && inside <= last)).toBe(true);
        expect(spans.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBeLessThanOrEqual(512);
      },
    ),
  );
});

it('covers the whole world with one span', () => {
  const world = { west: -180, south: -90, east: 180, north: 90 };
  const { level, spans } = cover(world, 3);
  expect({ level, spans }).toEqual({ level: 3, spans: [{ first: 0, last: 63 }] });
  expect(refine(spans, 3, 4)).toEqual([{ first: 0, last: 255 }]);
  expect(cover(world, 12).level).toBe(4);
});

it('gives the poles, the antimeridian and unknown locations a cell or none', () => {
  expect(cellOf(90, 180, 1)).toBe(1);
  expect(cellOf(-90, -180, 1)).toBe(2);
  expect(cellOf(null, 5)).toBeNull();
});
