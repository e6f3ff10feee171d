import { describe, expect, it } from 'vitest';
import type { ViewerItem } from '../items.ts';
import { bestCandidate, candidatesOf, neededWidth } from './candidates.ts';

const item: ViewerItem = {
  id: 'a',
  type: 1,
  width: 4000,
  height: 3000,
  thumbnails: [
    [1600, '/l'],
    [480, '/s'],
  ],
  source: '/full',
};

describe('candidates', () => {
  it('stand by width, the full size last', () => {
    expect(candidatesOf(item).map(({ url }) => url)).toEqual(['/s', '/l', '/full']);
  });

  it('never take a video for a picture', () => {
    expect(candidatesOf({ ...item, type: 2 }).map(({ url }) => url)).toEqual(['/s', '/l']);
  });

  it.each([
    [300, '/s'],
    [480, '/s'],
    [481, '/l'],
    [1601, '/full'],
    [9000, '/full'],
  ])('for %i pixels give %s', (wanted, url) => {
    expect(bestCandidate(candidatesOf(item), wanted)?.url).toBe(url);
  });

  it('may be none', () => {
    expect(bestCandidate(candidatesOf({ ...item, thumbnails: [], source: undefined }), 100)).toBeUndefined();
  });

  it('may be a third as wide while a photo is only passed', () => {
    const density = globalThis.devicePixelRatio ?? 1;
    expect(neededWidth(1500, false)).toBe(1500 * density);
    expect(neededWidth(1500, true)).toBe(500 * density);
  });
});
