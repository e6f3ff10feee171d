import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useConfig } from '../../shared/queries/session.queries.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;
const MS = 1_000;

/** Moments on the account's clock. Every function takes Unix seconds. */
export interface Moments {
  /** `2026年5月1日`. */
  day: (time: number) => string;
  /** `08:30`. */
  clock: (time: number) => string;
  /** Both. */
  moment: (time: number) => string;
  /** Days since 1970-01-01, to be compared. */
  dayNumber: (time: number) => number;
}

/** Minutes, UTC minus local: the account's zone, or the browser's where it follows that. */
export function useZone(): number {
  const { data } = useConfig();
  return data?.user?.user_timezone ?? new Date().getTimezoneOffset();
}

/** Formats times for the signed-in user; all of them change at once with zone and language. */
export function useMoments(): Moments {
  const zone = useZone();
  const locale = useLocale();
  return useMemo(() => {
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
        month: locale === 'en' ? 'short' : 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle,
      }),
      dayNumber: (time) => Math.floor(wall(time) / SECONDS_PER_DAY),
    };
  }, [zone, locale]);
}
