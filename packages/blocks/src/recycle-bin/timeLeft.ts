const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/**
 * How long a photo stays in the bin, in the largest unit that fits (spec §9 'Recycle'). Never more than there is, and
 * at least a minute: what is due goes with the server's next round. `until` and `now` are Unix seconds.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(MINUTE, until - now);
  if (seconds < HOUR) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'days', count: Math.floor(seconds / DAY) };
}
