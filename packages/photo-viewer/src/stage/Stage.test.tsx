import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerItem } from '../items.ts';
import { en } from '../labels.ts';
import { photo } from '../test/host.tsx';
import { useViewer, type ViewerOptions } from '../useViewer.ts';
import { Stage } from './Stage.ts';

let waiting = new Map<number, FrameRequestCallback>();
let asked = 0;
let stage: Stage;
const seen = vi.fn();
const settled = vi.fn();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    asked += 1;
    waiting.set(asked, call);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  seen.mockClear();
  settled.mockClear();
  stage = new Stage({ seen, settled });
  document.body.append(stage.element);
});
afterEach(() => {
  stage.end();
  stage.element.remove();
  vi.unstubAllGlobals();
});

function frame() {
  const calls = [...waiting.values()];
  waiting = new Map();
  act(() => {
    for (const call of calls) call(0);
  });
}

/** Shows the list at a place, as the viewer has it there. */
function show(index: number, getItem: (at: number) => ViewerItem | undefined = photo) {
  const options: ViewerOptions = { index, getItem, count: 20, onIndexChange: () => {} };
  const { result, unmount } = renderHook(() => useViewer(options));
  stage.show({ viewer: result.current, getItem, labels: en, preload: 0 });
  unmount();
}

/** The photos that have a page, by their names. */
const pages = () =>
  [...stage.element.querySelectorAll('img[alt^="Picture"]')]
    .map((image) => Number(image.getAttribute('alt')?.slice(8)))
    .sort((a, b) => a - b);
const shown = () => screen.getByRole('img', { name: /^Picture/ });

it('shows the photo alone until its neighbours may come', () => {
  show(10);
  expect(pages()).toEqual([10]);
  stage.settle();
  expect(pages()).toEqual([9, 10, 11]);
  expect(shown()).toHaveAccessibleName('Picture 10');
});

it('turns to what is there at once; who stands beside it comes when that has been painted twice', () => {
  show(10);
  stage.settle();
  const next = document.querySelector('img[alt="Picture 11"]');
  show(11);
  expect(shown()).toBe(next);
  frame();
  frame();
  expect(pages()).toEqual([9, 10, 11]);
  expect(seen).not.toHaveBeenCalled();
  frame();
  expect(pages()).toEqual([10, 11, 12]);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(waiting.size).toBe(0);
});

it('has the next one there for who leafs through before it is painted', () => {
  show(10);
  stage.settle();
  show(11);
  frame();
  show(12);
  expect(pages()).toEqual([11, 12, 13]);
  const next = document.querySelector('img[alt="Picture 13"]');
  show(13);
  expect(shown()).toBe(next);
});

/** The addresses of a photo's pictures, the sharpest last. */
const pictures = (at: number) => {
  const slide = document.querySelector(`img[alt="Picture ${at}"]`)?.parentElement;
  return [...(slide?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
};

describe('who leafs too fast to look at a photo', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    show(10);
    stage.settle();
    leaf(11, 500);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Turns there, paints the neighbours, and looks for so many milliseconds. */
  function leaf(to: number, milliseconds: number, getItem = photo) {
    show(to, getItem);
    for (let at = 0; at < 3; at += 1) frame();
    vi.advanceTimersByTime(milliseconds);
  }

  it('sees light pictures pass, and the sharp one where they stop', () => {
    leaf(12, 60);
    expect(pictures(13)).toEqual(['/small/13.webp', '/large/13.webp']);
    leaf(13, 60);
    leaf(14, 60);
    expect(pictures(15)).toEqual(['/small/15.webp']);
    leaf(15, 99);
    expect(pictures(15)).toEqual(['/small/15.webp']);
    expect(stage.element).toHaveAttribute('data-passing');
    vi.advanceTimersByTime(1);
    expect(stage.element).not.toHaveAttribute('data-passing');
    expect(pictures(15)).toEqual(['/small/15.webp', '/large/15.webp']);
    expect(pictures(16)).toEqual(['/small/16.webp', '/large/16.webp']);
  });

  it('keeps what was sharp before they began', () => {
    const sharp = document.querySelector('img[src="/large/12.webp"]');
    leaf(12, 60);
    leaf(11, 60);
    expect(document.querySelector('img[src="/large/12.webp"]')).toBe(sharp);
  });

  it('starts no movie, of a video or of a live photo, before they stop', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const kinds: Readonly<Record<number, Partial<ViewerItem>>> = {
      13: { type: 2 },
      14: { type: 4, live: '/live/14' },
    };
    const films = (at: number): ViewerItem => ({ ...photo(at), ...kinds[at] });
    leaf(12, 60, films);
    leaf(13, 60, films);
    expect(document.querySelector('video[src]')).toBeNull();
    leaf(14, 60, films);
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(play).toHaveBeenCalledTimes(1);
    leaf(13, 500, films);
    expect(document.querySelector('video[src]')).toHaveAttribute('src', '/full/13');
  });

  it('lets play on what is looked at while others come in before it', () => {
    const before =
      (others: number) =>
      (at: number): ViewerItem => ({
        ...photo(at - others),
        type: at - others === 13 ? 2 : 1,
      });
    leaf(13, 500, before(0));
    const video = document.querySelector('video[src]');
    leaf(14, 60, before(1));
    leaf(15, 60, before(2));
    expect(document.querySelector('video[src]')).toBe(video);
    expect(stage.element).not.toHaveAttribute('data-passing');
  });

  it('waits for nothing when it ends', () => {
    leaf(12, 60);
    leaf(13, 10);
    stage.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('hides the tile below a neighbour that was fetched, until somebody turns there before it is decoded', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show(10);
  stage.settle();
  const tile = document.querySelector('img[src="/small/11.webp"]');
  expect(document.querySelector('img[src="/small/10.webp"]')).not.toHaveAttribute('data-under');
  expect(tile).toHaveAttribute('data-under');
  show(11);
  expect(tile).not.toHaveAttribute('data-under');
  complete.mockRestore();
});

it('keeps the page that is left for as long as it is seen going', () => {
  show(10);
  stage.settle();
  show(15);
  expect(pages()).toEqual([9, 10, 11, 15]);
  for (let at = 0; at < 3; at += 1) frame();
  expect(pages()).toEqual([14, 15, 16]);
});

it('leaves neighbours without pictures until the photo itself is there', () => {
  show(10);
  stage.addNeighbours();
  expect(stage.element.querySelectorAll('[inert]')).toHaveLength(2);
  expect(pages()).toEqual([10]);
  stage.settle();
  expect(pages()).toEqual([9, 10, 11]);
});

it('says that a photo is being loaded, and shows it in the same place when it is', () => {
  render(<p>behind</p>);
  show(10, () => undefined);
  expect(screen.getByText(en.loading)).toBeInTheDocument();
  show(10);
  expect(screen.queryByText(en.loading)).not.toBeInTheDocument();
  expect(shown()).toHaveAccessibleName('Picture 10');
});

it('stops a video that is left', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
  show(3);
  stage.settle();
  const video = document.querySelector('video');
  expect(video).toHaveAttribute('src', '/full/3');
  show(4);
  expect(video).not.toHaveAttribute('src');
  expect(video?.controls).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks for nothing any more when it ends', () => {
  show(10);
  stage.settle();
  show(11);
  stage.end();
  expect(waiting.size).toBe(0);
  expect(pages()).toEqual([]);
});
