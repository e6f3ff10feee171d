import { useLocale } from '@xiangji/locale';

const MS_PER_DAY = 86_400_000;

/** Returns a formatter for months, such as `2026年5月`. It takes the day number of the first day of the month. */
export function useMonthText(
  options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' },
): (day: number) => string {
  const { format } = new Intl.DateTimeFormat(useLocale(), { timeZone: 'UTC', ...options });
  return (day) => format(day * MS_PER_DAY);
}
