import { expect, it, vi } from 'vitest';
import { amapPosition, openAmapPlace } from './amap.ts';

it('converts a location in China for AMap, and leaves the rest of the world', () => {
  const [x, y] = amapPosition({ lat: 39.9087, lng: 116.3975 });
  expect(x).toBeCloseTo(116.40374, 3);
  expect(y).toBeCloseTo(39.9101, 3);
  expect(amapPosition({ lat: -33.8568, lng: 151.2153 })).toEqual([151.2153, -33.8568]);
});

const scripts = () => document.querySelectorAll('script[src*="webapi.amap.com"]');
const open = () =>
  openAmapPlace(document.createElement('div'), { place: { lat: 30.25, lng: 120.15 }, token: 'key' });

it('asks for the script of AMap again after it failed', async () => {
  for (const times of [1, 2]) {
    const opened = open();
    await vi.waitFor(() => expect(scripts()).toHaveLength(times));
    scripts()[times - 1]?.dispatchEvent(new Event('error'));
    await expect(opened).rejects.toBeDefined();
  }
});
