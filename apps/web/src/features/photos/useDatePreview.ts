import { useQuery } from '@tanstack/react-query';
import type { DateChange, PhotoSelection } from '@xiangji/api-client/contract';
import { isWithinYears } from './dateChange.ts';
import { datePreviewQuery } from './photos.queries.ts';

/** First and last date before and after a change, as the server would make it; nothing is changed. */
export function useDatePreview(photos: PhotoSelection, change: DateChange | undefined) {
  const { data, isPlaceholderData, error } = useQuery(datePreviewQuery(photos, change));
  const isFresh = data !== undefined && !isPlaceholderData && error === null;
  const fits = data === undefined || isWithinYears(data.after);
  return { data, error, fits, isPossible: change !== undefined && isFresh && fits };
}
