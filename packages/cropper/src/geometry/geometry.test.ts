import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CropBounds,
  type CropView,
  cropOfView,
  dialled,
  flipped,
  fractionsOf,
  leastScale,
  type Point,
  panned,
  turnedQuarter,
  viewOfCrop,
  wholeView,
  zoomed,
  zoomOf,
} from './index.ts';

/** The oracle: where a point of the screen (from the frame's middle) lies on the picture, by undoing each step in turn. */
function sourceOf(view: CropView, at: Point): Point {
  let point = at;
  for (const degrees of [view.angle, view.turn]) {
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
    const { picture } = bounds;
    return (
      x < -tolerance || y < -tolerance || x > picture.width + tolerance || y > picture.height + tolerance
    );
  });
}

const side = fc.integer({ min: 10, max: 15_000 });
const frameSide = fc.integer({ min: 40, max: 800 });
const boundsOf = fc.record({
  picture: fc.record({ width: side, height: side }),
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
        panned(bounds, view, by),
  ),
  fc.tuple(fc.double({ min: 0.2, max: 20, noNaN: true }), offset).map(
    ([zoom, point]): Step =>
      (bounds, view) =>
        zoomed(bounds, view, { zoom, point }),
  ),
  fc.constant(turnedQuarter),
  fc.constant(flipped),
  fc.double({ min: -60, max: 60, noNaN: true }).map(
    (angle): Step =>
      (bounds, view) =>
        dialled(bounds, view, angle),
  ),
);
const steps = fc.array(step, { maxLength: 12 });
const walk = (bounds: CropBounds, path: readonly Step[]) =>
  path.reduce((view, take) => take(bounds, view), wholeView(bounds));
const seeded = { seed: 20_261_121, numRuns: 500 };

describe('a view under any hands', () => {
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

  it('finds the least scale that the oracle finds by halving', () => {
    fc.assert(
      fc.property(
        boundsOf,
        fc.constantFrom(0, 90, 180, 270),
        fc.integer({ min: -45, max: 45 }),
        (b, turn, angle) => {
          const middle = { x: b.picture.width / 2, y: b.picture.height / 2, turn, angle, flip: false };
          let [low, high] = [1e-6, 1e3];
          for (let round = 0; round < 80; round += 1) {
            const scale = Math.sqrt(low * high);
            if (hasGap(b, { ...middle, scale }, 0)) low = scale;
            else high = scale;
          }
          expect(leastScale(b, { turn, angle }) / high).toBeCloseTo(1, 6);
        },
      ),
      seeded,
    );
  });

  it('keeps what lies under the pointer there while it zooms away from every edge', () => {
    const bounds = {
      picture: { width: 4000, height: 3000 },
      frame: { width: 270, height: 360 },
      maxZoom: 10,
    };
    const start = zoomed(
      bounds,
      dialled(bounds, turnedQuarter(bounds, flipped(bounds, wholeView(bounds))), 12),
      { zoom: 3 },
    );
    const point = { x: 40, y: -25 };
    const before = sourceOf(start, point);
    const after = sourceOf(zoomed(bounds, start, { zoom: 5, point }), point);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('moves the picture with the hand, however it is turned', () => {
    const bounds = {
      picture: { width: 4000, height: 3000 },
      frame: { width: 200, height: 200 },
      maxZoom: 10,
    };
    const start = zoomed(
      bounds,
      dialled(bounds, flipped(bounds, turnedQuarter(bounds, wholeView(bounds))), -20),
      { zoom: 3 },
    );
    const grabbed = sourceOf(start, { x: 10, y: 20 });
    const now = sourceOf(panned(bounds, start, { x: 15, y: -7 }), { x: 25, y: 13 });
    expect(now.x).toBeCloseTo(grabbed.x, 6);
    expect(now.y).toBeCloseTo(grabbed.y, 6);
  });

  it('mirrors what is seen, twice is nothing', () => {
    const bounds = { picture: { width: 900, height: 700 }, frame: { width: 300, height: 200 }, maxZoom: 4 };
    const start = zoomed(bounds, dialled(bounds, turnedQuarter(bounds, wholeView(bounds)), 10), { zoom: 2 });
    const mirrored = flipped(bounds, start);
    const [left, right] = [sourceOf(start, { x: -30, y: 12 }), sourceOf(mirrored, { x: 30, y: 12 })];
    expect(right.x).toBeCloseTo(left.x, 6);
    expect(right.y).toBeCloseTo(left.y, 6);
    expect(flipped(bounds, mirrored)).toEqual(start);
  });
});

describe('rectangle → view → rectangle', () => {
  it('is the same to the pixel without the dial, and within one with it, and never drifts', () => {
    fc.assert(
      fc.property(boundsOf, steps, (bounds, path) => {
        const first = cropOfView(bounds, walk(bounds, path));
        const second = cropOfView(bounds, viewOfCrop(bounds, first));
        const third = cropOfView(bounds, viewOfCrop(bounds, second));
        if (first.angle === 0) expect(second).toEqual(first);
        second.rect.forEach((value, at) => {
          expect(Math.abs(value - (first.rect[at] ?? Number.NaN))).toBeLessThanOrEqual(1);
        });
        expect(third).toEqual(second);
      }),
      { ...seeded, numRuns: 2000 },
    );
  });

  it('stays on the picture, in whole pixels', () => {
    fc.assert(
      fc.property(boundsOf, steps, (bounds, path) => {
        const { rect, angle } = cropOfView(bounds, walk(bounds, path));
        const [x, y, width, height] = rect;
        expect(rect.every(Number.isInteger)).toBe(true);
        if (angle !== 0) return;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(bounds.picture.width);
        expect(y + height).toBeLessThanOrEqual(bounds.picture.height);
      }),
      seeded,
    );
  });

  it('takes the whole width of a picture of another shape, and tells it in fractions', () => {
    const bounds = {
      picture: { width: 3000, height: 6000 },
      frame: { width: 270, height: 360 },
      maxZoom: 10,
    };
    const { rect } = cropOfView(bounds, wholeView(bounds));
    expect(rect).toEqual([0, 1000, 3000, 4000]);
    expect(fractionsOf(bounds.picture, rect)).toEqual([0, 1 / 6, 1, 2 / 3]);
  });

  it('swaps the sides of the rectangle with a quarter turn', () => {
    const bounds = {
      picture: { width: 4000, height: 3000 },
      frame: { width: 270, height: 360 },
      maxZoom: 10,
    };
    expect(cropOfView(bounds, turnedQuarter(bounds, wholeView(bounds))).rect.slice(2)).toEqual([3000, 2250]);
  });
});
