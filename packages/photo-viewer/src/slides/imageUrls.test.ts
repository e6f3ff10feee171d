import type { PhotoItem } from '@xiangji/internal/items';
import { describe, expect, it } from 'vitest';
import { sharpUrl, tileUrl } from './imageUrls.ts';

const item: PhotoItem = {
  id: 'a',
  width: 4000,
  height: 3000,
  srcSet: [960, 240, 1600, 480].map((width) => ({ src: `/${width}`, width })),
  src: '/full',
};

describe('the sharp rendition', () => {
  it.each([
    [120, '/240'],
    [240, '/240'],
    [241, '/480'],
    [1600, '/1600'],
    [1601, '/full'],
    [9000, '/full'],
  ])('at %i pixels is %s', (pixels, url) => {
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
    [180, '/240'],
    [300, '/480'],
    [600, '/960'],
    [9000, '/1600'],
  ])('in tiles of a height of %i is %s', (tileHeight, url) => {
    expect(tileUrl(item, 1400, tileHeight)).toBe(url);
  });

  it('is as wide as the tile is high for a photo that still needs its rotation', () => {
    expect(tileUrl({ ...item, rotation: 90 }, 1400, 480)).toBe('/480');
  });

  it('is wide enough for a third of the photo where no tile is known', () => {
    expect(tileUrl(item, 1400, undefined)).toBe('/480');
    expect(tileUrl(item, 600, undefined)).toBe('/240');
  });

  it('is never the full size', () => {
    expect(tileUrl({ ...item, srcSet: [] }, 1400, 180)).toBeUndefined();
  });
});
