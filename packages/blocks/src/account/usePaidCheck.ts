import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

/** Milliseconds between two checks of a trade. */
const CHECK_EVERY_MS = 3_000;

export interface PaidCheckOptions {
  /** The trade to check; undefined checks none. */
  id: string | undefined;
  /** Whether a trade is paid. A rejected call is made again with the next check. */
  isPaid: (id: string) => Promise<boolean>;
  /** Called when the trade is paid. */
  onPaid: () => void;
}

/**
 * Checks a trade at once and every three seconds; not while the page is hidden, and at once when it is visible again.
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
