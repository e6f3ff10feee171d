import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOfItem, gridMetrics, layoutGrid, withRatios } from '../layout/index.ts';
import { airyCells, columns, masonry, real, rectangles } from '../test/looks.ts';
import { itemsInRect } from './itemsInRect.ts';
import { isSelected } from './ranges.ts';

const width = 900;
const ratio = fc.double({ min: 0.3, max: 4, noNaN: true });
const sectionRatios = fc.array(
  fc.oneof(fc.array(ratio, { maxLength: 30 }), fc.array(ratio, { maxLength: 2 })),
  {
    minLength: 1,
    maxLength: 8,
  },
);
const corner = fc.record({ x: fc.integer({ min: -50, max: 950 }), y: fc.integer({ min: -50, max: 2500 }) });

it('finds the photos whose boxes intersect, apart from rounding by a pixel', () => {
  fc.assert(
    fc.property(
      sectionRatios,
      fc.constantFrom(real, rectangles, airyCells, masonry, columns),
      corner,
      corner,
      fc.boolean(),
      (...drawn) => {
        const [lists, look, a, b, packSections] = drawn;
        const metrics = gridMetrics({
          ...look,
          width,
          viewportWidth: width,
          viewportHeight: 700,
        });
        const sections = lists.map((list, at) => ({ key: `g${at}`, count: list.length, headed: true }));
        const layout = withRatios(
          layoutGrid({ sections, width, metrics, packSections }),
          new Map(lists.map((list, at) => [at, Float32Array.from(list)])),
        );
        const rect = {
          x: Math.min(a.x, b.x),
          y: Math.min(a.y, b.y),
          width: Math.abs(a.x - b.x),
          height: Math.abs(a.y - b.y),
        };
        const found = itemsInRect(layout, rect);
        for (let index = 0; index < layout.count; index += 1) {
          const box = boxOfItem(layout, index);
          if (!box) throw new Error('a photo without a box');
          const inside = (by: number) =>
            box.x <= rect.x + rect.width - by &&
            box.x + box.width >= rect.x + by &&
            box.y <= rect.y + rect.height - by &&
            box.y + box.height >= rect.y + by;
          if (inside(1.5)) expect(isSelected(found, index)).toBe(true);
          if (!inside(-1.5)) expect(isSelected(found, index)).toBe(false);
        }
      },
    ),
    { seed: 20261121, numRuns: 150 },
  );
});

it('is one range when whole rows are in it', () => {
  const metrics = gridMetrics({
    layout: 'squares',
    width,
    viewportWidth: width,
    viewportHeight: 700,
  });
  const sections = [{ key: 'all', count: 100_000, headed: false }];
  const layout = layoutGrid({ sections, width, metrics });
  expect(itemsInRect(layout, { x: 0, y: 0, width, height: layout.height })).toEqual([
    { start: 0, end: 100_000 },
  ]);
});
