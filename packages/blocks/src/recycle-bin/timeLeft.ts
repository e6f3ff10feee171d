const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/**
 * The remaining time of a photo in the bin, in the largest unit that fits (spec §9 'Recycle'). Rounded down, and at
 * least a minute: an expired photo is deleted by the server's next job. `until` and `now` are Unix seconds.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(MINUTE, until - now);
  if (seconds < HOUR) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'days', count: Math.floor(seconds / DAY) };
}
