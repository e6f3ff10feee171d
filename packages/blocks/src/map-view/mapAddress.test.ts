import { expect, it } from 'vitest';
import { formatMapPosition, mapAreaOf, parseMapPosition } from './mapAddress.ts';

it('reads the position that it wrote', () => {
  const position = { lat: -33.8568, lng: 151.2153, zoom: 9.25 };
  expect(formatMapPosition(position)).toBe('-33.8568,151.2153,9.25');
  expect(parseMapPosition(formatMapPosition(position))).toEqual(position);
});

it.each([null, '', '1,2', 'a,b,c', '91,0,3', '0,181,3', '0,0,-1', '0,0,NaN'])('refuses %j', (text) => {
  expect(parseMapPosition(text)).toBeUndefined();
});

it('rounds what a map shows', () => {
  const bounds = { west: 1.234567, south: -0.1, east: 2, north: 3.999999 };
  const sight = { bounds, position: { lat: 0, lng: 0, zoom: 11.6 } };
  expect(mapAreaOf(sight, 20)).toEqual({ west: 1.23457, south: -0.1, east: 2, north: 4, zoom: 12 });
  expect(mapAreaOf(sight, 10).zoom).toBe(10);
});
