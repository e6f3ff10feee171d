import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { readLastPlace } from './lastPlace.ts';
import type { PhotoSource } from './photoSource.ts';
import { beginningQuery, headingsQuery } from './timelineOptions.ts';

/** Whether the page returns to a photo further down, which the first photos may not contain. */
function useReturns(): boolean {
  const { state } = useLocation();
  return Boolean(state?.anchor ?? readLastPlace()?.anchor);
}

/**
 * The headings and first photos of a list. A list that begins early has its first photos before, and needs nothing else
 * where these are all.
 */
export function useListReply(source: PhotoSource, enabled: boolean) {
  const begins = enabled && source.beginsEarly === true;
  const returns = useReturns();
  const early = useQuery({ ...beginningQuery(source), enabled: begins });
  const needsAll = !begins || early.data?.hasMore === true;
  const all = useQuery({
    ...headingsQuery(source),
    enabled: enabled && needsAll,
    placeholderData: keepPreviousData,
  });
  const whole = needsAll && !all.isPlaceholderData ? all.data : undefined;
  const beginning = needsAll && returns ? undefined : early.data;
  const { refetch: reloadEarly } = early;
  const { refetch: reloadAll } = all;
  const reload = useCallback(
    () => Promise.all([begins && reloadEarly(), needsAll && reloadAll()]),
    [begins, needsAll, reloadEarly, reloadAll],
  );
  return {
    reply: whole ?? beginning,
    order: (whole ?? beginning ?? all.data)?.order,
    error: early.error ?? all.error,
    isFetching: early.isFetching || all.isFetching,
    /** More photos follow, which are being counted. */
    isPartial: needsAll && !whole && beginning !== undefined,
    reload,
  };
}
