import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollSettled, useScrollSpeed } from './scrollSpeed.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Scrolls by a number of pixels a frame. */
function scroll(step: number, frames: number, frameMs = FRAME_MS): void {
  for (let frame = 0; frame < frames; frame += 1) {
    vi.advanceTimersByTime(frameMs);
    vi.stubGlobal('scrollY', window.scrollY + step);
    window.dispatchEvent(new Event('scroll'));
  }
}

it('waits while the page scrolls fast, and stays settled afterwards', () => {
  const list = renderHook(() => useScrollSpeed());
  scroll(200, 4);
  const { result, unmount } = renderHook(() => useScrollSettled());
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

it('does not wait while the page scrolls slowly', () => {
  const list = renderHook(() => useScrollSpeed());
  scroll(12, 8);
  expect(renderHook(() => useScrollSettled()).result.current).toBe(true);
  act(() => vi.advanceTimersByTime(200));
  list.unmount();
});

it('waits on a machine with late frames too', () => {
  const list = renderHook(() => useScrollSpeed());
  scroll(60, 4, 60);
  const { result, unmount } = renderHook(() => useScrollSettled());
  act(() => scroll(60, 4, 60));
  expect(result.current).toBe(false);
  unmount();
  act(() => vi.advanceTimersByTime(200));
  list.unmount();
});

it('flushes a few cards a frame, the last ones first', () => {
  const list = renderHook(() => useScrollSpeed());
  scroll(200, 4);
  const cards = Array.from({ length: 9 }, () => renderHook(() => useScrollSettled()));
  act(() => vi.advanceTimersByTime(100));
  expect(cards.map(({ result }) => result.current)).toEqual([false, false, ...Array(7).fill(true)]);
  act(() => vi.advanceTimersByTime(100));
  expect(cards.every(({ result }) => result.current)).toBe(true);
  for (const { unmount } of cards) unmount();
  list.unmount();
});
