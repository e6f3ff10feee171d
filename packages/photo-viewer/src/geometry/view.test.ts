import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  fitSize,
  fitView,
  maxZoom,
  panLimit,
  rotate90,
  rotateSize,
  stepZoom,
  zoomAt,
} from './view.ts';

const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });
const frames = fc.record({ photo: size(1, 12_000), viewport: size(200, 2600) });
const quarters = fc.constantFrom(0, 90, 180, 270);
const views = fc.record({
  zoom: fc.double({ min: 0.2, max: 30, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  rotation: quarters,
});
const runs = { seed: 20261121 };

describe('viewer geometry', () => {
  it('fits every picture whole into the viewport, keeps its ratio and never enlarges it', () => {
    fc.assert(
      fc.property(frames, quarters, (frame, rotation) => {
        const fitted = fitSize(frame, rotation);
        const seen = rotateSize(fitted, rotation);
        expect(seen.width).toBeLessThanOrEqual(frame.viewport.width + 1e-6);
        expect(seen.height).toBeLessThanOrEqual(frame.viewport.height + 1e-6);
        expect(fitted.width).toBeLessThanOrEqual(frame.photo.width);
        expect(fitted.width * frame.photo.height).toBeCloseTo(fitted.height * frame.photo.width, 3);
        const touches =
          Math.abs(seen.width - frame.viewport.width) < 1e-6 ||
          Math.abs(seen.height - frame.viewport.height) < 1e-6 ||
          fitted.width === frame.photo.width;
        expect(touches).toBe(true);
      }),
      runs,
    );
  });

  it('never leaves a gap at an edge that the picture could cover', () => {
    fc.assert(
      fc.property(frames, views, (frame, view) => {
        const bounded = clampView(frame, view);
        const seen = rotateSize(fitSize(frame, view.rotation), view.rotation);
        for (const [offset, length, space] of [
          [bounded.x, seen.width * bounded.zoom, frame.viewport.width],
          [bounded.y, seen.height * bounded.zoom, frame.viewport.height],
        ] as const) {
          if (length <= space) expect(Math.abs(offset)).toBe(0);
          else expect(Math.abs(offset)).toBeLessThanOrEqual((length - space) / 2 + 1e-6);
        }
        expect(clampView(frame, bounded)).toEqual(bounded);
      }),
      runs,
    );
  });

  it('keeps the point under the pointer in place while zooming, until an edge is reached', () => {
    fc.assert(
      fc.property(frames, views, fc.double({ min: 1, max: 8, noNaN: true }), (frame, start, zoom) => {
        const view = clampView(frame, start);
        const point = { x: frame.viewport.width / 5, y: -frame.viewport.height / 7 };
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

  it('zooms large pictures to their pixels and small ones fourfold', () => {
    const viewport = { width: 1000, height: 800 };
    expect(maxZoom({ photo: { width: 8000, height: 2000 }, viewport }, 0)).toBe(16);
    expect(maxZoom({ photo: { width: 10, height: 10 }, viewport }, 0)).toBe(4);
  });

  it.each([
    [1, 1, 1.5],
    [1.3, 1, 1.5],
    [1.3, -1, 1],
    [2, -1, 1.5],
    [1, -1, 1],
  ] as const)('steps from %d by %i to %d', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBe(to);
  });

  it('is whole after a quarter and the same after four', () => {
    const once = rotate90({ zoom: 3, x: 40, y: 2, rotation: 270 });
    expect(once).toEqual(fitView);
    expect([1, 2, 3, 4].reduce(rotate90, fitView)).toEqual(fitView);
  });
});
