import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

/** Interval between two checks of a trade (ms). */
const CHECK_EVERY_MS = 3_000;

export interface PaidCheckOptions {
  /** Id of the trade to check; with undefined, nothing is checked. */
  id: string | undefined;
  /** Resolves to whether a trade is paid. After a rejection, the next check calls it again. */
  isPaid: (id: string) => Promise<boolean>;
  /** Called when the trade is paid. */
  onPaid: () => void;
}

/**
 * Checks a trade immediately and then every three seconds. Pauses while the page is hidden, and checks immediately when
 * the page is visible again.
 */
export function usePaidCheck({ id, isPaid, onPaid }: PaidCheckOptions): void {
  const call = useLatestCallback(isPaid);
  const handlePaid = useLatestCallback(onPaid);
  useEffect(() => {
    if (id === undefined) return;
    let isEnded = false;
    let isRunning = false;
    const check = async () => {
      if (isRunning || document.visibilityState === 'hidden') return;
      isRunning = true;
      const paid = await call(id).catch(() => false);
      isRunning = false;
      if (paid && !isEnded) handlePaid();
    };
    const handleCheck = () => void check();
    handleCheck();
    const timer = setInterval(handleCheck, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', handleCheck);
    return () => {
      isEnded = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleCheck);
    };
  }, [id, call, handlePaid]);
}
