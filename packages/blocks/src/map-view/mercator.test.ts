import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boundsOf,
  cameraOf,
  limitCamera,
  metersPerPixel,
  panned,
  positionOf,
  shortWay,
  worldSize,
  zoomedAt,
} from './mercator.ts';

const lat = fc.double({ min: -84, max: 84, noNaN: true });
const lng = fc.double({ min: -179.9, max: 179.9, noNaN: true });
const zoom = fc.double({ min: 0, max: 14, noNaN: true });
const SIZE = { width: 1_000, height: 600 };
const LIMITS = { minZoom: 0, maxZoom: 14 };

it('finds the position of a camera again', () => {
  fc.assert(
    fc.property(lat, lng, zoom, (latitude, longitude, level) => {
      const position = positionOf(cameraOf({ lat: latitude, lng: longitude, zoom: level }));
      expect(position.lat).toBeCloseTo(latitude, 6);
      expect(position.lng).toBeCloseTo(longitude, 6);
    }),
  );
});

it('keeps the location under the pointer where it is while the zoom changes', () => {
  const offset = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(lat, lng, zoom, zoom, offset, offset, (latitude, longitude, before, after, x, y) => {
      const camera = cameraOf({ lat: latitude, lng: longitude, zoom: before });
      const next = zoomedAt(camera, after, { x, y });
      expect(next.x + x / worldSize(after)).toBeCloseTo(camera.x + x / worldSize(before), 8);
      expect(next.y + y / worldSize(after)).toBeCloseTo(camera.y + y / worldSize(before), 8);
    }),
  );
});

it('shows the world without an edge, however far it is moved or reduced', () => {
  fc.assert(
    fc.property(lat, lng, zoom, fc.integer({ min: -9_000, max: 9_000 }), (latitude, longitude, level, by) => {
      const moved = panned(cameraOf({ lat: latitude, lng: longitude, zoom: level }), { x: by, y: by });
      const camera = limitCamera(moved, SIZE, LIMITS);
      const side = worldSize(camera.zoom);
      expect(side).toBeGreaterThanOrEqual(SIZE.width - 1e-6);
      expect(camera.y * side).toBeGreaterThanOrEqual(SIZE.height / 2 - 1e-6);
      expect((1 - camera.y) * side).toBeGreaterThanOrEqual(SIZE.height / 2 - 1e-6);
      expect(camera.x).toBeGreaterThanOrEqual(0);
      expect(camera.x).toBeLessThan(1);
    }),
  );
});

it('gives the bounds of a view, also across the antimeridian and of the whole world', () => {
  const near = boundsOf(cameraOf({ lat: 0, lng: 179, zoom: 8 }), SIZE);
  expect(near.west).toBeGreaterThan(176);
  expect(near.east).toBeLessThan(-177);
  expect(near.south).toBeCloseTo(-near.north, 6);
  const whole = boundsOf(cameraOf({ lat: 0, lng: 20, zoom: 1 }), SIZE);
  expect(whole).toMatchObject({ west: -180, east: 180 });
  expect(whole.north).toBeCloseTo(85.05, 2);
});

it('goes the shorter way around the world, and knows distances', () => {
  expect(shortWay(0.9, 0.1)).toBeCloseTo(0.2);
  expect(shortWay(0.1, 0.9)).toBeCloseTo(-0.2);
  expect(metersPerPixel(cameraOf({ lat: 0, lng: 0, zoom: 0 }))).toBeCloseTo(156_543, 0);
  expect(metersPerPixel(cameraOf({ lat: 60, lng: 0, zoom: 10 }))).toBeCloseTo(76.4, 1);
});
