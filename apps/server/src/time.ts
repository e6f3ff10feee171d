/** Now, in whole Unix seconds. */
export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

export const SECONDS_PER_MINUTE = 60;
export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 86_400;
