import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhotoGridHandle } from '../useGridHandle.ts';
import { readReloadAnchor, storeReloadAnchor } from './reloadAnchor.ts';
import { useKeptAnchor } from './useKeptAnchor.ts';

const stored = { id: 'p7', key: '2026', position: 3, share: 0.5, below: 40 };
const current = { ...stored, id: 'p9', position: 5 };
const restoreAnchor = vi.fn();
const onAnchorChange = vi.fn();
let shown = 'k1';
const shownEntry = () => shown;
const grid = { current: { getAnchor: () => current, restoreAnchor } as unknown as PhotoGridHandle };

/** The hook in the page of an entry. */
const pageOf = (entry: string) =>
  renderHook(
    (props: { navigation: object; entry: string }) =>
      useKeptAnchor(grid, { ...props, shownEntry, anchor: stored, onAnchorChange }),
    { initialProps: { navigation: {}, entry } },
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = 'k1';
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  restoreAnchor.mockClear();
  onAnchorChange.mockClear();
  sessionStorage.clear();
});

it('starts at the position of the entry', async () => {
  pageOf('k1');
  await vi.runAllTimersAsync();
  expect(restoreAnchor).toHaveBeenCalledExactlyOnceWith(stored);
});

it('starts where a reload left the page, and stores that in the entry', async () => {
  storeReloadAnchor('k1', current);
  pageOf('k1');
  await vi.runAllTimersAsync();
  expect(restoreAnchor).toHaveBeenCalledExactlyOnceWith(current);
  expect(onAnchorChange).toHaveBeenCalledWith(current);
});

it('stores the position when the list has come to rest', async () => {
  pageOf('k1');
  window.dispatchEvent(new Event('scroll'));
  expect(onAnchorChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onAnchorChange).toHaveBeenCalledExactlyOnceWith(current);
});

it('stores nothing in the entry of another page', async () => {
  pageOf('k1');
  shown = 'k2';
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(200);
  expect(onAnchorChange).not.toHaveBeenCalled();
});

it('keeps its own position over the navigation of a viewer', async () => {
  const { rerender } = pageOf('k1');
  await vi.runAllTimersAsync();
  shown = 'k2';
  rerender({ navigation: {}, entry: 'k2' });
  await vi.runAllTimersAsync();
  expect(restoreAnchor).toHaveBeenLastCalledWith(current);
  expect(onAnchorChange).toHaveBeenCalledExactlyOnceWith(current);
});

it('stores the position for a reload', () => {
  pageOf('k1');
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  expect(readReloadAnchor('k1')).toEqual({ anchor: current });
});
