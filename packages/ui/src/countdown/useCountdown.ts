import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useState } from 'react';

export interface CountdownOptions {
  /** The number of steps to count down from. */
  from: number;
  /** Duration of one step in ms (spec §9: 900 after a payment). @default 1000 */
  step?: number;
  /** Called once when the count reaches 0. */
  onEnd?: (() => void) | undefined;
}

/** Returns the number of remaining steps. Restarts when `from` or `step` changes, and calls `onEnd` once at 0. */
export function useCountdown({ from, step = 1000, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(from);
  const end = useLatestCallback(() => onEnd?.());
  useEffect(() => {
    const start = Date.now();
    setLeft(from);
    // The number is computed from the clock, so that it is still correct after a tab was suspended.
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
