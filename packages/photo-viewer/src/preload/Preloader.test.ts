import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photo } from '../test/host.tsx';
import { Preloader } from './Preloader.ts';

const made: FakeImage[] = [];

/** An image that stays pending until a test completes it. */
class FakeImage {
  complete = false;
  src = '';
  constructor() {
    made.push(this);
  }
}

let preloader: Preloader;
const at = (index: number, distance = 3, fastNavigation = false) =>
  preloader.update({
    ...{ index, distance, fastNavigation },
    tileHeight: undefined,
    count: 20,
    viewport: { width: 1024, height: 768 },
    getItem: photo,
  });

beforeEach(() => {
  made.length = 0;
  preloader = new Preloader();
  vi.stubGlobal('Image', FakeImage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The indices of the images that are loaded or pending, in the order of their requests. */
const fetched = () => made.filter(({ src }) => src !== '').map(({ src }) => Number(src.match(/\d+/)?.[0]));

it('fetches beyond the neighbours, nearest first, those ahead before those behind', () => {
  at(10);
  expect(fetched()).toEqual([12, 8, 13, 7]);
  expect(made[0]?.src).toBe('/large/12.webp');
});

it('stops at the ends of the list, and fetches nothing with a distance of 0', () => {
  at(1, 4);
  expect(fetched()).toEqual([3, 4, 5]);
  at(1, 0);
  expect(fetched()).toEqual([]);
});

it('aborts photos that are no longer near, and keeps those that are', () => {
  at(10);
  at(11);
  // 12 and 7 are aborted, 8 and 13 stay, 9 and 14 are requested.
  expect(fetched()).toEqual([8, 13, 9, 14]);
});

it('aborts everything unfinished when the direction changes, and fetches the photos ahead first', () => {
  at(10);
  const [there] = made;
  if (there) there.complete = true;
  at(9);
  expect(fetched()).toEqual([12, 7, 11, 6]);
});

it('fetches the renditions of tiles during fast navigation, further ahead and none behind', () => {
  at(10, 2, true);
  const ahead = [12, 13, 14, 15, 16].map((place) => `/small/${place}.webp`);
  expect(made.map(({ src }) => src)).toEqual(ahead);
  at(10, 2);
  expect(made.map(({ src }) => src)).toEqual([...ahead.map(() => ''), '/large/12.webp', '/large/8.webp']);
});

it('aborts everything when it is cleared', () => {
  at(10);
  preloader.clear();
  expect(fetched()).toEqual([]);
});
