import { dayOfDate, formatDay } from '@xiangji/api-client/contract';

/** Today's day number on this machine. */
export function todayNumber(): number {
  const now = new Date();
  return dayOfDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** Today's date on this machine, `y.m.d`. */
export function today(): string {
  return formatDay(todayNumber());
}
