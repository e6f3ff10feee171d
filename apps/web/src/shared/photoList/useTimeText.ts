import type { File } from '@xiangji/api-client/contract';
import { clockText, zoneText } from '@xiangji/blocks';
import { useCallback } from 'react';
import { useDayText } from '../hooks/useDayText.ts';

const SECONDS_PER_DAY = 86_400;

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
