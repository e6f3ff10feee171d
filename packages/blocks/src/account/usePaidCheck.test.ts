import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaidCheck } from './usePaidCheck.ts';

const isPaid = vi.fn<(id: string) => Promise<boolean>>();
const onPaid = vi.fn();

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  isPaid.mockReset().mockResolvedValue(false);
  onPaid.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('checks every three seconds, not while hidden, and at once when visible again', async () => {
  renderHook(() => usePaidCheck({ id: 'trade', isPaid, onPaid }));
  await wait(1);
  expect(isPaid.mock.calls).toEqual([['trade']]);
  await wait(6_000);
  expect(isPaid).toHaveBeenCalledTimes(3);
  show('hidden');
  await wait(15_000);
  expect(isPaid).toHaveBeenCalledTimes(3);
  isPaid.mockResolvedValue(true);
  show('visible');
  await wait(1);
  expect(isPaid).toHaveBeenCalledTimes(4);
  expect(onPaid).toHaveBeenCalledOnce();
});

it('checks no more without a trade, and again after a call that failed', async () => {
  isPaid.mockRejectedValueOnce(new Error('offline'));
  const { rerender } = renderHook(({ id }) => usePaidCheck({ id, isPaid, onPaid }), {
    initialProps: { id: 'trade' as string | undefined },
  });
  await wait(3_001);
  expect(isPaid).toHaveBeenCalledTimes(2);
  rerender({ id: undefined });
  await wait(9_000);
  expect(isPaid).toHaveBeenCalledTimes(2);
});

it('ignores the reply to a trade that was replaced', async () => {
  let answer = (_: boolean) => {};
  isPaid.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { rerender } = renderHook(({ id }) => usePaidCheck({ id, isPaid, onPaid }), {
    initialProps: { id: 'first' },
  });
  rerender({ id: 'second' });
  answer(true);
  await wait(1);
  expect(isPaid.mock.calls).toEqual([['first'], ['second']]);
  expect(onPaid).not.toHaveBeenCalled();
});
