const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** Returns a local time (seconds) as `HH:MM`. Works for times before 1970 too. */
export function clockText(time: number): string {
  const seconds = time - Math.floor(time / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
