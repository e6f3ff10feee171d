import { expect, it, vi } from 'vitest';
import { openAmapPlace } from './amap.ts';

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
