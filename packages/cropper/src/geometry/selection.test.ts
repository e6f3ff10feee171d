import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Area,
  drawSelection,
  fitSelection,
  fromDisplayedArea,
  HANDLES,
  moveSelection,
  resizeSelection,
  type SelectionLimits,
  toDisplayedArea,
} from './index.ts';

const MIN = 10;
const side = fc.integer({ min: 40, max: 9000 });
const offset = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});
const limitsWith = (aspect: fc.Arbitrary<number | undefined>) =>
  fc.record({ image: fc.record({ width: side, height: side }), minSide: fc.constant(MIN), aspect });
const free = limitsWith(fc.constant(undefined));
/** The smallest side may be as long as the image: the aspect ratio then fills it. */
const fixed = fc
  .tuple(limitsWith(fc.constantFrom(1, 4 / 3, 3 / 4, 16 / 9)), fc.constantFrom(MIN, 40, 540))
  .map(([limits, minSide]) => ({ ...limits, minSide }));
type Step = (limits: SelectionLimits, area: Area) => Area;
const step: fc.Arbitrary<Step> = fc.oneof(
  offset.map(
    (by): Step =>
      (limits, area) =>
        moveSelection(limits, area, by),
  ),
  fc.tuple(fc.constantFrom(...HANDLES), offset).map(
    ([handle, by]): Step =>
      (limits, area) =>
        resizeSelection(limits, area, handle, by),
  ),
  fc.tuple(offset, offset).map(
    ([from, to]): Step =>
      (limits) =>
        drawSelection(limits, from, to),
  ),
);
const steps = fc.array(step, { maxLength: 10 });
const walk = (limits: SelectionLimits, path: readonly Step[]) =>
  path.reduce((area, take) => take(limits, area), fitSelection(limits));
const seeded = { seed: 20_261_125, numRuns: 1000 };
const NOISE = 1e-6;

function expectInside({ image }: SelectionLimits, area: Area): void {
  expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(-NOISE);
  expect(area.x + area.width).toBeLessThanOrEqual(image.width + NOISE);
  expect(area.y + area.height).toBeLessThanOrEqual(image.height + NOISE);
}

describe('a selection under any gestures', () => {
  it('stays on the image and never becomes smaller than the limit', () => {
    fc.assert(
      fc.property(free, steps, (limits, path) => {
        const area = walk(limits, path);
        expectInside(limits, area);
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(MIN - NOISE);
      }),
      seeded,
    );
  });

  it('keeps a fixed aspect ratio', () => {
    fc.assert(
      fc.property(fixed, steps, (limits, path) => {
        const area = walk(limits, path);
        expectInside(limits, area);
        expect(area.width / area.height).toBeCloseTo(limits.aspect ?? Number.NaN, 6);
      }),
      seeded,
    );
  });

  it('moves one edge and leaves the opposite one', () => {
    const limits = { image: { width: 1000, height: 800 }, minSide: MIN };
    const area = { x: 100, y: 100, width: 300, height: 200 };
    expect(resizeSelection(limits, area, 'w', { x: -40, y: 70 })).toEqual({ ...area, x: 60, width: 340 });
    expect(resizeSelection(limits, area, 'se', { x: 5000, y: 50 })).toEqual({
      ...area,
      width: 900,
      height: 250,
    });
  });
});

it('an area is the same after flip and quarter turns there and back', () => {
  fc.assert(
    fc.property(
      free,
      steps,
      fc.constantFrom(0, 90, 180, 270),
      fc.boolean(),
      (limits, path, rotation, flip) => {
        const area = walk(limits, path);
        const orientation = { rotation, flip };
        const back = fromDisplayedArea(
          limits.image,
          toDisplayedArea(limits.image, area, orientation),
          orientation,
        );
        for (const part of ['x', 'y', 'width', 'height'] as const)
          expect(back[part]).toBeCloseTo(area[part], 6);
      },
    ),
    seeded,
  );
});
