import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import type { StartedPayment } from '../../../shared/models/order.ts';
import {
  type PaymentTarget,
  renewPayment,
  startPayment,
  useRefreshBilling,
  useTradeCheck,
} from '../account.queries.ts';

/** Spec §4 'Payment dialog'; `failed` is LOADING that failed, with a retry. */
export type Phase = 'LOADING' | 'PAYING' | 'SUCCESS' | 'failed';

/** The result of a request for a new code: for the same trade, for another one, or another phase. */
export type Renewal = 'renewed' | 'recreated' | Phase;

const isComplete = (error: unknown) => error instanceof ApiError && error.is(ERROR_CODES.TRADE_COMPLETE);

/** Creates a trade on entry and for each other goods; replies to earlier requests are ignored. */
function useTrade(target: PaymentTarget) {
  const [trade, setTrade] = useState<StartedPayment>();
  const [phase, setPhase] = useState<Phase>('LOADING');
  const latest = useRef<Promise<StartedPayment>>(undefined);
  const [wanted, setWanted] = useState(target);

  /** Returns the phase that follows from the trade; undefined when another trade has replaced it. */
  const follow = async (making: Promise<StartedPayment>): Promise<Phase | undefined> => {
    latest.current = making;
    const answer = await making.catch((error: unknown): Phase => (isComplete(error) ? 'SUCCESS' : 'failed'));
    if (latest.current !== making) return undefined;
    const next = typeof answer === 'string' ? answer : 'PAYING';
    if (typeof answer !== 'string') setTrade(answer);
    setPhase(next);
    return next;
  };
  const begin = (what: PaymentTarget) => {
    setWanted(what);
    setPhase('LOADING');
    return follow(startPayment(what));
  };
  /**
   * Requests a new code; a closed trade is created again. Returns the result, or `follow` where nothing changed.
   */
  const renew = async (): Promise<Renewal | undefined> => {
    setPhase('LOADING');
    const before = trade?.id;
    const making = before ? renewPayment(before) : startPayment(wanted);
    const next = await follow(making);
    if (next !== 'PAYING') return next;
    return (await making).id === before ? 'renewed' : 'recreated';
  };
  const first = useRef(() => void begin(target));
  useEffect(() => {
    first.current();
    return () => {
      latest.current = undefined;
    };
  }, []);
  return { trade, wanted, phase, setPhase, begin, retry: () => begin(wanted), renew };
}

/** A whole payment, from the trade to the moment it is paid. */
export function usePayment(target: PaymentTarget) {
  const { trade, wanted, phase, setPhase, begin, retry, renew } = useTrade(target);
  const refresh = useRefreshBilling();
  const poll = useTradeCheck(trade?.id, phase === 'PAYING');
  const paid = poll.data?.isPaid || trade?.isPaid;
  useEffect(() => {
    if (paid) setPhase('SUCCESS');
  }, [paid, setPhase]);
  const done = phase === 'SUCCESS';
  useEffect(() => {
    // The page behind shows the result of the payment; where that fails, the next load does.
    if (done) refresh().catch(() => undefined);
  }, [done, refresh]);
  const check = async () => (await poll.refetch()).data?.isPaid === true;
  const selected = 'planId' in wanted ? wanted.planId : undefined;
  const choose = (planId: string) => begin({ planId });
  return { trade, selected, phase, choose, retry, renew, check };
}
