import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { usePayment as useFlow } from '@xiangji/blocks';
import { useEffect } from 'react';
import {
  type PaymentTarget,
  renewPayment,
  startPayment,
  useRefreshBilling,
  useTradeCheck,
} from '../account.queries.ts';

const CALLS = {
  start: startPayment,
  renew: renewPayment,
  isComplete: (error: unknown) => error instanceof ApiError && error.is(ERROR_CODES.TRADE_COMPLETE),
};

/** A payment that ends when the provider has it (spec §4 'Payment dialog'). */
export function usePayment(target: PaymentTarget) {
  const payment = useFlow(target, CALLS);
  const { trade, phase, complete } = payment;
  const refresh = useRefreshBilling();
  const poll = useTradeCheck(trade?.id, phase === 'paying');
  const isPaid = poll.data?.isPaid || trade?.isPaid;
  useEffect(() => {
    if (isPaid) complete();
  }, [isPaid, complete]);
  const isDone = phase === 'success';
  useEffect(() => {
    // The page behind shows the result of the payment; where that fails, the next load does.
    if (isDone) refresh().catch(() => undefined);
  }, [isDone, refresh]);
  return { ...payment, check: async () => (await poll.refetch()).data?.isPaid === true };
}
