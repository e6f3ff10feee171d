import { useEffect, useRef, useState } from 'react';
import type { PaymentPhase, PaymentTrade } from './PaymentPanel.tsx';

/** A trade that was created. */
export interface StartedTrade extends PaymentTrade {
  /** Id of the trade; null if the provider has not assigned one yet. */
  id: string | null;
}

export interface PaymentCalls<Subject, Trade extends StartedTrade> {
  /** Creates the trade for a subject, for example for a plan. */
  start: (subject: Subject) => Promise<Trade>;
  /** Requests a new QR code for a trade. If the trade was closed, it is created again. */
  renew: (id: string) => Promise<Trade>;
  /** Returns whether the error of a rejected call means that the payment is already complete. */
  isComplete: (error: unknown) => boolean;
}

/** The result of a request for a new code: a code for the same trade, a code for a new trade, or the next phase. */
export type PaymentRenewal = 'renewed' | 'recreated' | PaymentPhase;

export interface Payment<Subject, Trade extends StartedTrade> {
  /** The latest trade; undefined until the first one is created. */
  trade: Trade | undefined;
  /** The subject that the payment is for. */
  subject: Subject;
  /** The phase of the payment. */
  phase: PaymentPhase;
  /** Creates a trade for another subject. */
  begin: (subject: Subject) => Promise<unknown>;
  /** Creates the trade again after a failure. */
  retry: () => Promise<unknown>;
  /** Requests a new code. Resolves to undefined if another trade was started before the code arrived. */
  renew: () => Promise<PaymentRenewal | undefined>;
  /** Marks the payment as complete. Call it when the payment has arrived. */
  complete: () => void;
}

/**
 * Returns the state of a payment from its first trade to its success. It creates a trade immediately and ignores
 * replies to earlier requests.
 */
export function usePayment<Subject, Trade extends StartedTrade>(
  first: Subject,
  { start, renew: requestCode, isComplete }: PaymentCalls<Subject, Trade>,
): Payment<Subject, Trade> {
  const [trade, setTrade] = useState<Trade>();
  const [phase, setPhase] = useState<PaymentPhase>('loading');
  const [subject, setSubject] = useState(first);
  const latest = useRef<Promise<Trade>>(undefined);

  /** Waits for the trade and returns the next phase; undefined if another trade has replaced it. */
  const follow = async (creating: Promise<Trade>): Promise<PaymentPhase | undefined> => {
    latest.current = creating;
    const settled = await creating.then(
      (created) => ({ created, next: 'paying' as const }),
      (error: unknown) => ({ created: undefined, next: isComplete(error) ? 'success' : 'failed' }) as const,
    );
    if (latest.current !== creating) return undefined;
    if (settled.created) setTrade(settled.created);
    setPhase(settled.next);
    return settled.next;
  };
  const begin = (next: Subject) => {
    setSubject(next);
    setPhase('loading');
    return follow(start(next));
  };
  const renew = async () => {
    setPhase('loading');
    const before = trade?.id;
    const creating = before ? requestCode(before) : start(subject);
    const next = await follow(creating);
    if (next !== 'paying') return next;
    return (await creating).id === before ? 'renewed' : 'recreated';
  };
  const beginFirst = useRef(() => void begin(first));
  useEffect(() => {
    beginFirst.current();
    return () => {
      latest.current = undefined;
    };
  }, []);
  const [complete] = useState(() => () => setPhase('success'));
  return { trade, subject, phase, begin, retry: () => begin(subject), renew, complete };
}
