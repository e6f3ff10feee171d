import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrefetch } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads one after the other when the browser is idle, and ends at a failure', async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => void loaded.push(name);
  const fail = () => Promise.reject(new Error('offline'));
  const loads = [load('albums'), load('photos'), fail, load('shares')];
  renderHook(() => usePrefetch(loads));
  await vi.advanceTimersByTimeAsync(900);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(loaded).toEqual(['albums', 'photos']);
});

it('loads nothing after the component has gone, or while it is off', async () => {
  const load = vi.fn(async () => undefined);
  const loads = [load];
  renderHook(() => usePrefetch(loads, { enabled: false }));
  renderHook(() => usePrefetch(loads)).unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).not.toHaveBeenCalled();
});

it('loads nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => undefined);
  const loads = [load];
  renderHook(() => usePrefetch(loads));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).not.toHaveBeenCalled();
});
