import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photo } from './test/host.tsx';
import { usePreload } from './usePreload.ts';
import { useViewer } from './useViewer.ts';

const made: FakeImage[] = [];

/** A picture that is on its way for as long as nobody says that it has come. */
class FakeImage {
  complete = false;
  src = '';
  constructor() {
    made.push(this);
  }
}

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('Image', FakeImage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Host({ index, distance = 3 }: { index: number; distance?: number }) {
  const viewer = useViewer({ count: 20, index, onIndexChange: () => {}, getItem: photo });
  usePreload(viewer, photo, distance);
  return null;
}

/** The places whose pictures are there or on their way, in the order in which they were asked for. */
const fetched = () => made.filter(({ src }) => src !== '').map(({ src }) => Number(src.match(/\d+/)?.[0]));

it('fetches beyond the neighbours, nearest first, those ahead before those behind', () => {
  render(<Host index={10} />);
  expect(fetched()).toEqual([12, 8, 13, 7]);
  expect(made[0]?.src).toBe('/large/12.webp');
});

it('stops at the ends of the list', () => {
  render(<Host index={1} distance={4} />);
  expect(fetched()).toEqual([3, 4, 5]);
});

it('gives up what is not near any more, and keeps what still is', () => {
  const { rerender } = render(<Host index={10} />);
  rerender(<Host index={11} />);
  // 12 and 7 are given up, 8 and 13 stay, 9 and 14 come in.
  expect(fetched()).toEqual([8, 13, 9, 14]);
});

it('gives up everything unfinished when the direction changes, and asks for what is ahead now first', () => {
  const { rerender } = render(<Host index={10} />);
  const [there] = made;
  if (there) there.complete = true;
  rerender(<Host index={9} />);
  expect(fetched()).toEqual([12, 7, 11, 6]);
});

it('gives up everything when it ends', () => {
  const { unmount } = render(<Host index={10} />);
  unmount();
  expect(fetched()).toEqual([]);
});
