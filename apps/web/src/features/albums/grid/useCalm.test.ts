import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCalm, useWatchedScroll } from './useCalm.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Scrolls by so many pixels a frame. */
function scroll(step: number, frames: number, frameMs = FRAME_MS): void {
  for (let frame = 0; frame < frames; frame += 1) {
    vi.advanceTimersByTime(frameMs);
    vi.stubGlobal('scrollY', window.scrollY + step);
    window.dispatchEvent(new Event('scroll'));
  }
}

it('what comes into sight in a hurry waits until the page stands, and then stays as it is', () => {
  const list = renderHook(() => useWatchedScroll());
  scroll(200, 4);
  const { result, unmount } = renderHook(() => useCalm());
  expect(result.current).toBe(false);
  act(() => scroll(200, 4));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(200));
  expect(result.current).toBe(true);
  act(() => scroll(200, 4));
  expect(result.current).toBe(true);
  unmount();
  act(() => vi.advanceTimersByTime(200));
  list.unmount();
});

it('waits for nothing while somebody reads along', () => {
  const list = renderHook(() => useWatchedScroll());
  scroll(12, 8);
  expect(renderHook(() => useCalm()).result.current).toBe(true);
  act(() => vi.advanceTimersByTime(200));
  list.unmount();
});

it('waits on a machine whose frames are late too, which would be later still', () => {
  const list = renderHook(() => useWatchedScroll());
  scroll(60, 4, 60);
  const { result, unmount } = renderHook(() => useCalm());
  act(() => scroll(60, 4, 60));
  expect(result.current).toBe(false);
  unmount();
  act(() => vi.advanceTimersByTime(200));
  list.unmount();
});

it('lets those that wait go on a few at a time, the last that came first', () => {
  const list = renderHook(() => useWatchedScroll());
  scroll(200, 4);
  const cards = Array.from({ length: 9 }, () => renderHook(() => useCalm()));
  act(() => vi.advanceTimersByTime(100));
  expect(cards.map(({ result }) => result.current)).toEqual([false, false, ...Array(7).fill(true)]);
  act(() => vi.advanceTimersByTime(100));
  expect(cards.every(({ result }) => result.current)).toBe(true);
  for (const { unmount } of cards) unmount();
  list.unmount();
});
