import { dateOfDay } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** A day number as people say it. Intl prints years before 1 wrongly, so the words come from the catalogue. */
export function useDayText(): (day: number) => string {
  const t = useTranslations('photos');
  return useCallback(
    (day) => {
      const { year, month, day: date } = dateOfDay(day);
      const parts = { month: String(month), day: String(date) };
      // There is no year 0: the one before 1 is 1 BC.
      return year > 0
        ? t('day', { year: String(year), ...parts })
        : t('dayBc', { year: String(1 - year), ...parts });
    },
    [t],
  );
}
