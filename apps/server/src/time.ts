/** Now, in whole Unix seconds. */
export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

export const MS_PER_SECOND = 1_000;
export const SECONDS_PER_MINUTE = 60;
export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 86_400;

/** The day of a wall clock, counted from 1970-01-01. */
export function dayOf(taken: number): number {
  return Math.floor(taken / SECONDS_PER_DAY);
}
