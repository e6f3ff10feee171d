import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundedView,
  fitSize,
  mostZoom,
  panLimit,
  rotatedView,
  steppedZoom,
  turned,
  wholeView,
  zoomAt,
} from './view.ts';

const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });
const frames = fc.record({ picture: size(1, 12_000), stage: size(200, 2600) });
const quarters = fc.constantFrom(0, 90, 180, 270);
const views = fc.record({
  zoom: fc.double({ min: 0.2, max: 30, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  rotate: quarters,
});
const runs = { seed: 20261121 };

describe('viewer geometry', () => {
  it('fits every picture whole into the stage, keeps its ratio and never enlarges it', () => {
    fc.assert(
      fc.property(frames, quarters, (frame, rotate) => {
        const fitted = fitSize(frame, rotate);
        const seen = turned(fitted, rotate);
        expect(seen.width).toBeLessThanOrEqual(frame.stage.width + 1e-6);
        expect(seen.height).toBeLessThanOrEqual(frame.stage.height + 1e-6);
        expect(fitted.width).toBeLessThanOrEqual(frame.picture.width);
        expect(fitted.width * frame.picture.height).toBeCloseTo(fitted.height * frame.picture.width, 3);
        const touches =
          Math.abs(seen.width - frame.stage.width) < 1e-6 ||
          Math.abs(seen.height - frame.stage.height) < 1e-6 ||
          fitted.width === frame.picture.width;
        expect(touches).toBe(true);
      }),
      runs,
    );
  });

  it('never leaves a gap at an edge that the picture could cover', () => {
    fc.assert(
      fc.property(frames, views, (frame, view) => {
        const bounded = boundedView(frame, view);
        const seen = turned(fitSize(frame, view.rotate), view.rotate);
        for (const [offset, length, room] of [
          [bounded.x, seen.width * bounded.zoom, frame.stage.width],
          [bounded.y, seen.height * bounded.zoom, frame.stage.height],
        ] as const) {
          if (length <= room) expect(Math.abs(offset)).toBe(0);
          else expect(Math.abs(offset)).toBeLessThanOrEqual((length - room) / 2 + 1e-6);
        }
        expect(boundedView(frame, bounded)).toEqual(bounded);
      }),
      runs,
    );
  });

  it('keeps what is under the pointer there while zooming, until an edge holds it', () => {
    fc.assert(
      fc.property(frames, views, fc.double({ min: 1, max: 8, noNaN: true }), (frame, start, zoom) => {
        const view = boundedView(frame, start);
        const point = { x: frame.stage.width / 5, y: -frame.stage.height / 7 };
        const after = zoomAt(frame, view, { zoom, point });
        const limit = panLimit(frame, after);
        const under = (at: typeof view, axis: 'x' | 'y') => (point[axis] - at[axis]) / at.zoom;
        for (const axis of ['x', 'y'] as const) {
          if (Math.abs(after[axis]) < limit[axis] - 1e-6)
            expect(under(after, axis)).toBeCloseTo(under(view, axis), 4);
        }
      }),
      runs,
    );
  });

  it('lets large pictures be seen pixel by pixel and small ones four times over', () => {
    const stage = { width: 1000, height: 800 };
    expect(mostZoom({ picture: { width: 8000, height: 2000 }, stage }, 0)).toBe(16);
    expect(mostZoom({ picture: { width: 10, height: 10 }, stage }, 0)).toBe(4);
  });

  it.each([
    [1, 1, 1.5],
    [1.3, 1, 1.5],
    [1.3, -1, 1],
    [2, -1, 1.5],
    [1, -1, 1],
  ] as const)('steps from %d by %i to %d', (from, direction, to) => {
    expect(steppedZoom(from, direction)).toBe(to);
  });

  it('is whole after a quarter and the same after four', () => {
    const once = rotatedView({ zoom: 3, x: 40, y: 2, rotate: 270 });
    expect(once).toEqual(wholeView);
    expect([1, 2, 3, 4].reduce(rotatedView, wholeView)).toEqual(wholeView);
  });
});
