import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Chosen, DateChange } from '@xiangji/api-client/contract';
import { api } from '../../shared/api/api.ts';
import { isWithinYears } from './dateChange.ts';

/** Typing settles for so long before the server is asked. */
const SETTLES_MS = 250;

/** Nothing moves: tells the dates as they are. */
const UNCHANGED: DateChange = { mode: 'RELATIVE', shift: 0 };

function settled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SETTLES_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** First and last date before and after a change, as the server would make it; nothing is changed. */
export function useDatePreview(chosen: Chosen, change: DateChange | undefined) {
  const { data, isPlaceholderData, error } = useQuery({
    queryKey: ['date-preview', chosen, change],
    queryFn: async ({ signal }) => {
      await settled(signal);
      return api.files.date({ body: { ...chosen, change: change ?? UNCHANGED, preview: true }, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isFresh = data !== undefined && !isPlaceholderData && error === null;
  const fits = data === undefined || isWithinYears(data.after);
  return { data, error, fits, isPossible: change !== undefined && isFresh && fits };
}
