import { useEffect, useRef, useState } from 'react';
import type { PaymentPhase, PaymentTrade } from './PaymentPanel.tsx';

/** A trade that was created. */
export interface StartedTrade extends PaymentTrade {
  /** Id of the trade; null where the provider has none yet. */
  id: string | null;
}

export interface PaymentCalls<Subject, Trade extends StartedTrade> {
  /** Creates the trade of a subject, for example of a plan. */
  start: (subject: Subject) => Promise<Trade>;
  /** Requests another code of a trade; one that was closed is created again. */
  renew: (id: string) => Promise<Trade>;
  /** Whether a rejected call says that the payment is complete already. */
  isComplete: (error: unknown) => boolean;
}

/** The result of a request for a new code: for the same trade, for another one, or another phase. */
export type PaymentRenewal = 'renewed' | 'recreated' | PaymentPhase;

export interface Payment<Subject, Trade extends StartedTrade> {
  /** The latest trade; undefined until the first one is created. */
  trade: Trade | undefined;
  /** The subject that is paid. */
  subject: Subject;
  /** The phase of the payment. */
  phase: PaymentPhase;
  /** Creates the trade of another subject. */
  begin: (subject: Subject) => Promise<unknown>;
  /** Creates the trade again, after a failure. */
  retry: () => Promise<unknown>;
  /** Requests a new code; undefined where another trade was started before it came. */
  renew: () => Promise<PaymentRenewal | undefined>;
  /** Says that the payment has arrived. */
  complete: () => void;
}

/** A payment from its first trade to its success. It creates a trade at once; replies to earlier requests are ignored. */
export function usePayment<Subject, Trade extends StartedTrade>(
  first: Subject,
  { start, renew: requestCode, isComplete }: PaymentCalls<Subject, Trade>,
): Payment<Subject, Trade> {
  const [trade, setTrade] = useState<Trade>();
  const [phase, setPhase] = useState<PaymentPhase>('loading');
  const [subject, setSubject] = useState(first);
  const latest = useRef<Promise<Trade>>(undefined);

  /** Returns the phase that follows from the trade; undefined when another trade has replaced it. */
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
