import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, type Trade } from '@xiangji/api-client/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/api.ts';
import { currentUser } from '../../../test/people.ts';
import { openTrade } from '../../../test/trades.ts';
import { usePayment } from './usePayment.ts';

vi.mock('../../../shared/api/api.ts', () => ({
  api: { trades: { create: vi.fn(), check: vi.fn(), qrcode: vi.fn() }, account: { get: vi.fn() } },
}));

const create = vi.mocked(api.trades.create);
const check = vi.mocked(api.trades.check);
const qrcode = vi.mocked(api.trades.qrcode);
const POLL_MS = 3_000;

const tradeOf = (goods_id: string): Trade => ({ ...openTrade, trade_id: `trade-${goods_id}`, goods_id });
const complete = () => new ApiError({ code: ERROR_CODES.TRADE_COMPLETE, message: '' });

/** Waits for replies; the clock is the test's own, so a slow machine changes nothing. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

function start() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePayment({ planId: '12m' }), { wrapper }).result;
}

beforeEach(() => {
  vi.useFakeTimers();
  create.mockImplementation(async ({ body }) => tradeOf(body.goods_id ?? ''));
  check.mockResolvedValue(openTrade);
  vi.mocked(api.account.get).mockResolvedValue(currentUser);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('polls every three seconds, not while hidden, and at once when visible again; reloads the membership after the payment', async () => {
  const payment = start();
  await settle();
  expect(payment.current.phase).toBe('paying');
  await settle();
  expect(check).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS * 2 + 100));
  expect(check).toHaveBeenCalledTimes(3);

  act(() => focusManager.setFocused(false));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS * 5));
  expect(check).toHaveBeenCalledTimes(3);

  check.mockResolvedValue({ ...openTrade, trade_success: 1 });
  act(() => focusManager.setFocused(true));
  await settle();
  expect(payment.current.phase).toBe('success');
  expect(check).toHaveBeenCalledTimes(4);
  await settle();
  expect(api.account.get).toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS * 3));
  expect(check).toHaveBeenCalledTimes(4);
});

it('makes a trade for each other goods, and listens to the last alone', async () => {
  const payment = start();
  await settle();
  expect(payment.current.trade?.id).toBe('trade-12m');
  let answerLate = (_: Trade) => {};
  create.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = resolve;
      }),
  );
  act(() => void payment.current.begin({ planId: '1m' }));
  expect(payment.current.subject).toEqual({ planId: '1m' });
  expect(payment.current.phase).toBe('loading');
  await act(async () => void (await payment.current.begin({ planId: '6m' })));
  await act(async () => answerLate(tradeOf('1m')));
  expect(payment.current.trade?.id).toBe('trade-6m');
  expect(create.mock.calls.map(([input]) => input.body)).toEqual(
    ['12m', '1m', '6m'].map((goods_id) => ({ goods_id })),
  );
});

it('a trade that is complete already is a success; one that cannot be made may be tried again', async () => {
  create.mockRejectedValueOnce(new ApiError({ code: ERROR_CODES.SYSTEM, message: '' }));
  const payment = start();
  await settle();
  expect(payment.current.phase).toBe('failed');
  await act(async () => void (await payment.current.retry()));
  expect(payment.current.phase).toBe('paying');
  qrcode.mockRejectedValueOnce(complete());
  expect(await act(() => payment.current.renew())).toBe('success');
  expect(payment.current.phase).toBe('success');
});
