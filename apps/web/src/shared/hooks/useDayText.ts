import { formattersOf } from '@xiangji/ui';
import { useLocale } from 'use-intl';

/** A day number as people say it, before our era too. */
export function useDayText(): (day: number) => string {
  return formattersOf(useLocale()).day;
}
