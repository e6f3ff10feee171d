import { expect, it } from 'vitest';
import { amapPosition } from './amap.ts';

it('converts a location in China for AMap, and leaves the rest of the world', () => {
  const [x, y] = amapPosition({ lat: 39.9087, lng: 116.3975 });
  expect(x).toBeCloseTo(116.40374, 3);
  expect(y).toBeCloseTo(39.9101, 3);
  expect(amapPosition({ lat: -33.8568, lng: 151.2153 })).toEqual([151.2153, -33.8568]);
});
