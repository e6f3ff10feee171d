import { formattersOf } from '@xiangji/ui';
import { useLocale } from 'use-intl';

/** A day number in words, also before the common era. */
export function useDayText(): (day: number) => string {
  return formattersOf(useLocale()).day;
}
