import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type StartedTrade, usePayment } from './usePayment.ts';

const tradeOf = (id: string): StartedTrade => ({ id, amount: 100, code: id });
const complete = new Error('complete');

async function begin() {
  const start = vi.fn(async (plan: string) => tradeOf(plan));
  const renew = vi.fn(async (id: string) => tradeOf(id));
  const calls = { start, renew, isComplete: (error: unknown) => error === complete };
  const { result } = await act(async () => renderHook(() => usePayment<string, StartedTrade>('year', calls)));
  return { payment: result, start, renew };
}

it('creates a trade at once and one for each other subject; only the reply to the last request counts', async () => {
  const { payment, start } = await begin();
  expect(payment.current).toMatchObject({ phase: 'paying', trade: { id: 'year' }, subject: 'year' });
  let answerLate = (_: StartedTrade) => {};
  start.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = resolve;
      }),
  );
  act(() => void payment.current.begin('month'));
  expect(payment.current).toMatchObject({ phase: 'loading', subject: 'month' });
  await act(async () => void (await payment.current.begin('half')));
  await act(async () => answerLate(tradeOf('month')));
  expect(payment.current).toMatchObject({ phase: 'paying', trade: { id: 'half' } });
});

it('retries after a failure, and succeeds where the trade is complete already or the payment arrives', async () => {
  const { payment, start, renew } = await begin();
  start.mockRejectedValueOnce(new Error('offline'));
  await act(async () => void (await payment.current.begin('month')));
  expect(payment.current.phase).toBe('failed');
  await act(async () => void (await payment.current.retry()));
  expect(payment.current).toMatchObject({ phase: 'paying', trade: { id: 'month' } });
  act(() => payment.current.complete());
  expect(payment.current.phase).toBe('success');
  renew.mockRejectedValueOnce(complete);
  expect(await act(() => payment.current.renew())).toBe('success');
});

it('distinguishes a new code of the same trade from another trade', async () => {
  const { payment, renew } = await begin();
  expect(await act(() => payment.current.renew())).toBe('renewed');
  renew.mockResolvedValueOnce(tradeOf('another'));
  expect(await act(() => payment.current.renew())).toBe('recreated');
});
