import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadSnapshot } from './uploadState.ts';
import { watchArrivals } from './watchArrivals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  let completion = 0;
  let notify = () => undefined as unknown;
  const refresh = vi.fn<() => void>();
  const stop = watchArrivals(
    {
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
      getSnapshot: () => ({ count: { completion } }) as UploadSnapshot,
    },
    refresh,
  );
  const land = (count: number) => {
    completion = count;
    notify();
  };
  return { refresh, stop, land };
}

test('a thousand photos in a minute reload the lists about fifteen times, after the last one too', () => {
  const { refresh, land } = setUp();
  for (let count = 1; count <= 1_000; count += 1) {
    land(count);
    vi.advanceTimersByTime(60);
  }
  const during = refresh.mock.calls.length;
  expect(during).toBeGreaterThan(10);
  expect(during).toBeLessThan(20);
  vi.advanceTimersByTime(4_000);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(during + 1);
  const atRest = refresh.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(refresh.mock.calls.length).toBe(atRest);
});

test('the first photo is shown at once, another round restarts the count, and nothing is read after the end', () => {
  const { refresh, land, stop } = setUp();
  land(1);
  vi.advanceTimersByTime(600);
  expect(refresh).toHaveBeenCalledTimes(1);
  land(0);
  land(1);
  vi.advanceTimersByTime(4_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  land(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
