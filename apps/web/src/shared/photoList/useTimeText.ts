import type { File } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { useDayText } from '../hooks/useDayText.ts';
import { zoneText } from '../timezones.ts';

const SECONDS_PER_DAY = 86_400;

/** `HH:MM` of a wall clock in seconds, before 1970 too. */
export function clockText(time: number): string {
  const minute = Math.floor((time - Math.floor(time / SECONDS_PER_DAY) * SECONDS_PER_DAY) / 60);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The wall clock of a photo: its own day and minute, and its zone where it is known. */
export function useTimeText(): (photo: Pick<File, 'time' | 'timezone'>) => string {
  const dayText = useDayText();
  return useCallback(
    ({ time, timezone }) =>
      [
        dayText(Math.floor(time / SECONDS_PER_DAY)),
        clockText(time),
        timezone === null ? '' : zoneText(timezone),
      ]
        .filter(Boolean)
        .join(' '),
    [dayText],
  );
}
