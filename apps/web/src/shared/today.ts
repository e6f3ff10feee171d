import { dayOfDate, formatDay } from '@xiangji/api-client/contract';

/** Today's date on this machine, `y.m.d`. */
export function today(): string {
  const now = new Date();
  return formatDay(dayOfDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }));
}
