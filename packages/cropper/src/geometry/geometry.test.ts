import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleOf,
  areaOfView,
  type CropBounds,
  type CropView,
  fitView,
  flipView,
  isSameArea,
  minScale,
  normalizeRotation,
  type Point,
  panBy,
  percentOf,
  rotate90,
  straighten,
  viewOfArea,
  zoomOf,
  zoomTo,
} from './index.ts';

/**
 * The oracle: the point of the picture under a point of the screen (from the frame's middle), by undoing each step in
 * order.
 */
function sourceOf(view: CropView, at: Point): Point {
  let point = at;
  for (const degrees of [view.rotation]) {
    const turn = (-degrees * Math.PI) / 180;
    point = {
      x: point.x * Math.cos(turn) - point.y * Math.sin(turn),
      y: point.x * Math.sin(turn) + point.y * Math.cos(turn),
    };
  }
  if (view.flip) point = { x: -point.x, y: point.y };
  return { x: view.x + point.x / view.scale, y: view.y + point.y / view.scale };
}

function hasGap(bounds: CropBounds, view: CropView, tolerance: number): boolean {
  const { width, height } = bounds.frame;
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: (x * width) / 2, y: (y * height) / 2 })));
  return corners.some((corner) => {
    const { x, y } = sourceOf(view, corner);
    const { image } = bounds;
    return x < -tolerance || y < -tolerance || x > image.width + tolerance || y > image.height + tolerance;
  });
}

const side = fc.integer({ min: 10, max: 15_000 });
const frameSide = fc.integer({ min: 40, max: 800 });
const boundsOf = fc.record({
  image: fc.record({ width: side, height: side }),
  frame: fc.record({ width: frameSide, height: frameSide }),
  maxZoom: fc.constantFrom(1, 3, 10),
});
type Step = (bounds: CropBounds, view: CropView) => CropView;
const offset = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  offset.map(
    (by): Step =>
      (bounds, view) =>
        panBy(bounds, view, by),
  ),
  fc.tuple(fc.double({ min: 0.2, max: 20, noNaN: true }), offset).map(
    ([zoom, point]): Step =>
      (bounds, view) =>
        zoomTo(bounds, view, { zoom, point }),
  ),
  fc.constant(rotate90),
  fc.constant(flipView),
  fc.double({ min: -60, max: 60, noNaN: true }).map(
    (angle): Step =>
      (bounds, view) =>
        straighten(bounds, view, angle),
  ),
);
const steps = fc.array(step, { maxLength: 12 });
const walk = (bounds: CropBounds, path: readonly Step[]) =>
  path.reduce((view, take) => take(bounds, view), fitView(bounds));
const seeded = { seed: 20_261_121, numRuns: 500 };

describe('a view under any gestures', () => {
  it('never shows a gap at the frame, and never exceeds the zoom', () => {
    fc.assert(
      fc.property(boundsOf, steps, (bounds, path) => {
        const view = walk(bounds, path);
        expect(hasGap(bounds, view, 1e-6)).toBe(false);
        expect(zoomOf(bounds, view)).toBeGreaterThan(1 - 1e-9);
        expect(zoomOf(bounds, view)).toBeLessThan(bounds.maxZoom + 1e-9);
      }),
      seeded,
    );
  });

  it('finds the smallest scale that the oracle finds by halving', () => {
    fc.assert(
      fc.property(boundsOf, fc.integer({ min: 0, max: 359 }), (b, rotation) => {
        const middle = { x: b.image.width / 2, y: b.image.height / 2, rotation, flip: false };
        let [low, high] = [1e-6, 1e3];
        for (let round = 0; round < 80; round += 1) {
          const scale = Math.sqrt(low * high);
          if (hasGap(b, { ...middle, scale }, 0)) low = scale;
          else high = scale;
        }
        expect(minScale(b, rotation) / high).toBeCloseTo(1, 6);
      }),
      seeded,
    );
  });

  it('keeps the image under the pointer in place when it zooms away from every edge', () => {
    const bounds = {
      image: { width: 4000, height: 3000 },
      frame: { width: 270, height: 360 },
      maxZoom: 10,
    };
    const start = zoomTo(
      bounds,
      straighten(bounds, rotate90(bounds, flipView(bounds, fitView(bounds))), 12),
      { zoom: 3 },
    );
    const point = { x: 40, y: -25 };
    const before = sourceOf(start, point);
    const after = sourceOf(zoomTo(bounds, start, { zoom: 5, point }), point);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('moves the image with the pointer at any rotation', () => {
    const bounds = {
      image: { width: 4000, height: 3000 },
      frame: { width: 200, height: 200 },
      maxZoom: 10,
    };
    const start = zoomTo(
      bounds,
      straighten(bounds, flipView(bounds, rotate90(bounds, fitView(bounds))), -20),
      { zoom: 3 },
    );
    const grabbed = sourceOf(start, { x: 10, y: 20 });
    const now = sourceOf(panBy(bounds, start, { x: 15, y: -7 }), { x: 25, y: 13 });
    expect(now.x).toBeCloseTo(grabbed.x, 6);
    expect(now.y).toBeCloseTo(grabbed.y, 6);
  });

  it('mirrors the visible image, and twice changes nothing', () => {
    const bounds = { image: { width: 900, height: 700 }, frame: { width: 300, height: 200 }, maxZoom: 4 };
    const start = zoomTo(bounds, straighten(bounds, rotate90(bounds, fitView(bounds)), 10), { zoom: 2 });
    const mirrored = flipView(bounds, start);
    const [left, right] = [sourceOf(start, { x: -30, y: 12 }), sourceOf(mirrored, { x: 30, y: 12 })];
    expect(right.x).toBeCloseTo(left.x, 6);
    expect(right.y).toBeCloseTo(left.y, 6);
    expect(flipView(bounds, mirrored)).toEqual(start);
  });
});

describe('area → view → area', () => {
  it('is the same to the pixel at quarter turns, within one otherwise, and never drifts', () => {
    fc.assert(
      fc.property(boundsOf, steps, (bounds, path) => {
        const view = walk(bounds, path);
        const first = areaOfView(bounds, view);
        const second = areaOfView(bounds, viewOfArea(bounds, first, view));
        const third = areaOfView(bounds, viewOfArea(bounds, second, view));
        if (view.rotation % 90 === 0) expect(second).toEqual(first);
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs(second[side] - first[side])).toBeLessThanOrEqual(1);
        }
        expect(third).toEqual(second);
      }),
      { ...seeded, numRuns: 2000 },
    );
  });

  it('stays on the image, in whole pixels', () => {
    fc.assert(
      fc.property(boundsOf, steps, (bounds, path) => {
        const view = walk(bounds, path);
        const { x, y, width, height } = areaOfView(bounds, view);
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        if (view.rotation % 90 !== 0) return;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(bounds.image.width);
        expect(y + height).toBeLessThanOrEqual(bounds.image.height);
      }),
      seeded,
    );
  });

  it('takes the whole width of an image of another shape, and returns it in percent', () => {
    const bounds = { image: { width: 3000, height: 6000 }, frame: { width: 270, height: 360 }, maxZoom: 10 };
    const area = areaOfView(bounds, fitView(bounds));
    expect(area).toEqual({ x: 0, y: 1000, width: 3000, height: 4000 });
    const percent = percentOf(bounds.image, area);
    expect(percent).toMatchObject({ x: 0, width: 100 });
    expect(percent.height).toBeCloseTo(66.667, 3);
  });

  it('swaps the sides of the area with a quarter turn', () => {
    const bounds = { image: { width: 4000, height: 3000 }, frame: { width: 270, height: 360 }, maxZoom: 10 };
    expect(areaOfView(bounds, rotate90(bounds, fitView(bounds)))).toMatchObject({
      width: 3000,
      height: 2250,
    });
  });
});

describe('rotation', () => {
  it('is always from 0 up to 360, and its angle within 45 degrees of a quarter turn', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (degrees) => {
        const rotation = normalizeRotation(degrees);
        expect(rotation).toBeGreaterThanOrEqual(0);
        expect(rotation).toBeLessThan(360);
        expect(Math.abs(angleOf(rotation))).toBeLessThanOrEqual(45);
      }),
      seeded,
    );
  });
});

it.each(['x', 'y', 'width', 'height'] as const)('areas whose %s differs are not the same', (side) => {
  const area = { x: 1, y: 2, width: 3, height: 4 };
  expect(isSameArea(area, { ...area })).toBe(true);
  expect(isSameArea(area, { ...area, [side]: 9 })).toBe(false);
});
