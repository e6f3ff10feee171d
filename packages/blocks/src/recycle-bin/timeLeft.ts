const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/**
 * Returns the remaining time of a photo in the recycle bin, in the largest unit that fits (spec §9 'Recycle'). It is
 * rounded down, with a minimum of one minute, because the next job of the server deletes an expired photo. `until` and
 * `now` are in Unix seconds.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(MINUTE, until - now);
  if (seconds < HOUR) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'days', count: Math.floor(seconds / DAY) };
}
