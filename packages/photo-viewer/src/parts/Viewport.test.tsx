import { act, render, screen } from '@testing-library/react';
import type { PhotoItem } from '@xiangji/internal/items';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../labels.ts';
import { LivePhotoSlide } from '../slides/LivePhotoSlide.tsx';
import { VideoSlide } from '../slides/VideoSlide.tsx';
import type { ViewerStore } from '../store/ViewerStore.ts';
import { photo, sourceOf } from '../test/host.tsx';
import { useViewerContext } from '../ViewerContext.ts';
import { Root } from './Root.tsx';
import { Viewport } from './Viewport.tsx';

const SLIDES = { video: VideoSlide, live: LivePhotoSlide };

let waiting = new Map<number, FrameRequestCallback>();
let requested = 0;
let store: ViewerStore;
let rerender: ((index: number, getItem?: (index: number) => PhotoItem | undefined) => void) | undefined;
let unmount: () => void;

beforeEach(() => {
  waiting.clear();
  rerender = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requested += 1;
    waiting.set(requested, callback);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frames(count: number) {
  for (let at = 0; at < count; at += 1) {
    const callbacks = [...waiting.values()];
    waiting = new Map();
    act(() => {
      for (const callback of callbacks) callback(0);
    });
  }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function StoreProbe() {
  store = useViewerContext().store;
  return null;
}

/** Shows the list at an index. */
function show(index: number, getItem: (index: number) => PhotoItem | undefined = photo) {
  const viewer = (at: number, get: typeof getItem) => (
    <Root index={at} source={sourceOf(20, get)} labels={en} preload={0}>
      <Viewport slides={SLIDES} />
      <StoreProbe />
    </Root>
  );
  if (rerender) rerender(index, getItem);
  else {
    const result = render(viewer(index, getItem));
    rerender = (at, get = photo) => result.rerender(viewer(at, get));
    unmount = result.unmount;
  }
}

/** The first photo is sharp and painted: its neighbours are mounted. */
function settle() {
  act(() => store.reportSettled());
  frames(4);
}

/** The mounted photos, by their names. */
const mounted = () =>
  [...document.querySelectorAll('img[alt^="Picture"]')]
    .map((image) => Number(image.getAttribute('alt')?.slice(8)))
    .sort((a, b) => a - b);
const shown = () => screen.getByRole('img', { name: /^Picture/ });
const viewport = () => document.querySelector('[data-viewer-root] > div');

it('shows the photo alone until it is settled', () => {
  show(10);
  expect(mounted()).toEqual([10]);
  settle();
  expect(mounted()).toEqual([9, 10, 11]);
  expect(shown()).toHaveAccessibleName('Picture 10');
});

it('mounts neighbours without renditions when the photo takes longer than 400 ms', () => {
  show(10);
  pass(400);
  expect(document.querySelectorAll('[data-viewer-root] [inert]')).toHaveLength(2);
  expect(mounted()).toEqual([10]);
  settle();
  expect(mounted()).toEqual([9, 10, 11]);
});

it('navigates to a mounted slide at once, and mounts its neighbours two frames later', () => {
  show(10);
  settle();
  const next = document.querySelector('img[alt="Picture 11"]');
  show(11);
  expect(shown()).toBe(next);
  frames(2);
  expect(mounted()).toEqual([9, 10, 11]);
  expect(store.getSnapshot().paintedIndex).toBe(10);
  frames(1);
  expect(mounted()).toEqual([10, 11, 12]);
  expect(store.getSnapshot().paintedIndex).toBe(11);
  expect(waiting.size).toBe(0);
});

it('mounts the next neighbour at once when navigation continues before the frames', () => {
  show(10);
  settle();
  show(11);
  frames(1);
  show(12);
  expect(mounted()).toEqual([11, 12, 13]);
  const next = document.querySelector('img[alt="Picture 13"]');
  show(13);
  expect(shown()).toBe(next);
});

it('keeps the slide that was left until the new one is painted', () => {
  show(10);
  settle();
  show(15);
  expect(mounted()).toEqual([9, 10, 11, 15]);
  frames(3);
  expect(mounted()).toEqual([14, 15, 16]);
});

it('shows that a photo is loading, and the photo in the same element afterwards', () => {
  show(10, () => undefined);
  expect(screen.getByText(en.loading)).toBeInTheDocument();
  show(10);
  expect(screen.queryByText(en.loading)).not.toBeInTheDocument();
  expect(shown()).toHaveAccessibleName('Picture 10');
});

it('stops a video that is left and releases it', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
  show(3);
  settle();
  const video = document.querySelector('video');
  expect(video).toHaveAttribute('src', '/full/3');
  load.mockClear();
  show(4);
  expect(video).not.toHaveAttribute('src');
  expect(video?.controls).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('hides the tile below a loaded neighbour, until it is the current photo and not decoded', () => {
  show(10);
  settle();
  const image = (url: string) => document.querySelector(`img[src="${url}"]`);
  Object.assign(image('/large/11.webp') ?? {}, { decode: () => new Promise(() => {}) });
  act(() => void image('/large/11.webp')?.dispatchEvent(new Event('load')));
  expect(image('/small/10.webp')).not.toHaveAttribute('data-under');
  expect(image('/small/11.webp')).toHaveAttribute('data-under');
  show(11);
  expect(image('/small/11.webp')).not.toHaveAttribute('data-under');
});

it('waits for nothing after it is unmounted', () => {
  show(10);
  settle();
  show(11);
  unmount();
  expect(waiting.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

describe('fast navigation', () => {
  beforeEach(() => {
    show(10);
    settle();
    navigate(11, 500);
  });

  /** Goes there, mounts the neighbours, and waits. */
  function navigate(index: number, milliseconds: number, getItem = photo) {
    show(index, getItem);
    frames(3);
    pass(milliseconds);
  }

  /** The addresses of a photo's renditions, the sharpest last. */
  const urls = (index: number) => {
    const frame = document.querySelector(`img[alt="Picture ${index}"]`)?.parentElement;
    return [...(frame?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
  };

  it('shows light renditions, and the sharp one where it stops', () => {
    navigate(12, 60);
    expect(urls(13)).toEqual(['/small/13.webp', '/large/13.webp']);
    navigate(13, 60);
    navigate(14, 60);
    expect(urls(15)).toEqual(['/small/15.webp']);
    navigate(15, 99);
    expect(urls(15)).toEqual(['/small/15.webp']);
    expect(viewport()).toHaveAttribute('data-fast-navigation');
    pass(1);
    expect(viewport()).not.toHaveAttribute('data-fast-navigation');
    expect(urls(15)).toEqual(['/small/15.webp', '/large/15.webp']);
    expect(urls(16)).toEqual(['/small/16.webp', '/large/16.webp']);
  });

  it('keeps sharp renditions that were mounted before it', () => {
    const sharp = document.querySelector('img[src="/large/12.webp"]');
    navigate(12, 60);
    navigate(11, 60);
    expect(document.querySelector('img[src="/large/12.webp"]')).toBe(sharp);
  });

  it('plays no video and no live photo before it stops', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const kinds: Readonly<Record<number, Partial<PhotoItem>>> = {
      13: { type: 'video', video: '/full/13' },
      14: { type: 'live', video: '/live/14' },
    };
    const movies = (index: number): PhotoItem => ({ ...photo(index), ...kinds[index] });
    navigate(12, 60, movies);
    navigate(13, 60, movies);
    expect(document.querySelector('video[src]')).toBeNull();
    navigate(14, 60, movies);
    expect(play).not.toHaveBeenCalled();
    pass(40);
    expect(play).toHaveBeenCalledTimes(1);
    navigate(13, 500, movies);
    expect(document.querySelector('video[src]')).toHaveAttribute('src', '/full/13');
  });

  it('is not caused by photos that are inserted before the current one', () => {
    const inserted =
      (others: number) =>
      (index: number): PhotoItem => ({
        ...photo(index - others),
        ...(index - others === 13 && { type: 'video', video: '/film.mp4' }),
      });
    navigate(13, 500, inserted(0));
    const video = document.querySelector('video[src]');
    navigate(14, 60, inserted(1));
    navigate(15, 60, inserted(2));
    expect(document.querySelector('video[src]')).toBe(video);
    expect(viewport()).not.toHaveAttribute('data-fast-navigation');
  });
});
