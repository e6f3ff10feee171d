import { useLocale } from '@xiangji/locale';
import { useMemo } from 'react';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;
const MS = 1_000;

/** Formatters for times in a time zone. Each function takes Unix seconds. */
export interface Moments {
  /** Returns the date, such as `2026年5月1日`. */
  day: (time: number) => string;
  /** Returns the time of day, such as `08:30`. */
  clock: (time: number) => string;
  /** Returns the date and the time of day. */
  moment: (time: number) => string;
  /** Returns the days since 1970-01-01, for comparisons. */
  dayNumber: (time: number) => number;
}

/**
 * Returns formatters for times in the language of the `LocaleProvider`. `timezone` is in minutes, UTC minus local; the
 * default is the time zone of the browser.
 */
export function useMoments(timezone?: number): Moments {
  const locale = useLocale();
  return useMemo(() => {
    const zone = timezone ?? new Date().getTimezoneOffset();
    const wall = (time: number) => time - zone * SECONDS_PER_MINUTE;
    const format = (options: Intl.DateTimeFormatOptions) => {
      const { format: write } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (time: number) => write(wall(time) * MS);
    };
    const hourCycle = 'h23';
    return {
      day: format({ dateStyle: 'long' }),
      clock: format({ hour: '2-digit', minute: '2-digit', hourCycle }),
      moment: format({
        year: 'numeric',
        month: locale.startsWith('en') ? 'short' : 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle,
      }),
      dayNumber: (time) => Math.floor(wall(time) / SECONDS_PER_DAY),
    };
  }, [timezone, locale]);
}
