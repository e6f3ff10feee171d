import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useState } from 'react';

export interface CountdownOptions {
  /** Steps to count down from. */
  from: number;
  /** ms of one step; a second unless something else is said (spec §9: 900 after a payment). */
  step?: number;
  onEnd?: (() => void) | undefined;
}

/** Steps that are left. Restarts when `from` or `step` changes; calls `onEnd` once at 0. */
export function useCountdown({ from, step = 1000, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(from);
  const end = useLatestCallback(() => onEnd?.());
  useEffect(() => {
    const start = Date.now();
    setLeft(from);
    // Measured against the clock: a sleeping tab wakes up at the right number.
    const timer = setInterval(() => {
      const now = Math.max(0, from - Math.floor((Date.now() - start) / step));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        end();
      }
    }, step);
    return () => clearInterval(timer);
  }, [from, step, end]);
  return left;
}
