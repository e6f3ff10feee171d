import fc from 'fast-check';
import { expect, it } from 'vitest';
import { project, shortWay, worldSize } from './mercator.ts';
import { mergePlaces, PLACES_APART } from './mergePlaces.ts';

const clusters = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    count: fc.integer({ min: 1, max: 5_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const countOf = (places: readonly { count: number }[]) => places.reduce((sum, { count }) => sum + count, 0);

it('leaves no two places that overlap, and no photo out', () => {
  fc.assert(
    fc.property(clusters, fc.double({ min: 0, max: 6, noNaN: true }), (given, zoom) => {
      const places = mergePlaces(given, zoom, undefined);
      expect(countOf(places)).toBe(countOf(given));
      const points = places.map(project);
      for (const [index, one] of points.entries())
        for (const other of points.slice(index + 1)) {
          const across = Math.abs(shortWay(one.x, other.x));
          const apart = Math.max(across, Math.abs(one.y - other.y)) * worldSize(zoom);
          expect(apart).toBeGreaterThanOrEqual(PLACES_APART - 1e-6);
        }
    }),
  );
});

it('keeps the largest place and the selected one, also across the antimeridian', () => {
  const fiji = { id: 'fiji', lat: -17.7, lng: 179.9, count: 3 };
  const east = { id: 'east', lat: -17.7, lng: -179.9, count: 40 };
  const far = { id: 'far', lat: 60, lng: 20, count: 1 };
  expect(mergePlaces([fiji, east, far], 2, undefined)).toEqual([{ ...east, count: 43 }, far]);
  expect(mergePlaces([fiji, east], 2, 'fiji')).toEqual([{ ...fiji, count: 43 }]);
  expect(mergePlaces([fiji, east], 12, undefined)).toEqual([east, fiji]);
});
