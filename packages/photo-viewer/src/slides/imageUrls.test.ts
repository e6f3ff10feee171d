import type { PhotoItem } from '@xiangji/internal/items';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharpUrl, tileUrl } from './imageUrls.ts';

const item: PhotoItem = {
  id: 'a',
  width: 4000,
  height: 3000,
  srcSet: [960, 240, 1600, 480].map((width) => ({ src: `/${width}`, width })),
  src: '/full',
};

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the sharp rendition', () => {
  it.each([
    [60, '/240'],
    [120, '/240'],
    [121, '/480'],
    [800, '/1600'],
    [801, '/full'],
    [9000, '/full'],
  ])('at %i CSS pixels is %s', (pixels, url) => {
    expect(sharpUrl(item, pixels)).toBe(url);
  });

  it('is the widest one where the full size cannot be shown', () => {
    expect(sharpUrl({ ...item, src: undefined }, 9000)).toBe('/1600');
  });

  it('is never a video', () => {
    const video: PhotoItem = { ...item, type: 'video', src: undefined, video: '/film.mp4' };
    expect(sharpUrl(video, 9000)).toBe('/1600');
    expect(sharpUrl({ ...video, srcSet: [] }, 9000)).toBeUndefined();
  });

  it('is the full size, or none, for a photo without renditions', () => {
    expect(sharpUrl({ ...item, srcSet: [] }, 60)).toBe('/full');
    expect(sharpUrl({ ...item, srcSet: [], src: undefined }, 60)).toBeUndefined();
  });
});

describe('the rendition of the grid', () => {
  it.each([
    [90, '/240'],
    [150, '/480'],
    [300, '/960'],
    [9000, '/1600'],
  ])('in tiles of a height of %i is %s', (tileHeight, url) => {
    expect(tileUrl(item, 700, tileHeight)).toBe(url);
  });

  it('is as wide as the tile is high for a photo that still needs its rotation', () => {
    expect(tileUrl({ ...item, rotation: 90 }, 700, 240)).toBe('/480');
  });

  it('is wide enough for a third of the photo where no tile is known', () => {
    expect(tileUrl(item, 700, undefined)).toBe('/480');
    expect(tileUrl(item, 300, undefined)).toBe('/240');
  });

  it('is never the full size', () => {
    expect(tileUrl({ ...item, srcSet: [] }, 700, 90)).toBeUndefined();
  });
});
