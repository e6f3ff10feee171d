import { useLocale } from 'use-intl';

const MS_PER_DAY = 86_400_000;

/** `2026年5月`, of the day number of a month's first day. */
export function useMonthText(): (day: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return (day) => format.format(day * MS_PER_DAY);
}
