import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { SEARCH } from '@xiangji/api-client/contract';
import { formatDayRange } from '@xiangji/ui';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { typingEnds } from '../../../shared/api/typingEnds.ts';
import { suggestionsOf } from '../../../shared/models/search.ts';
import { PHOTOS_KEY } from '../../../shared/queries/photos.queries.ts';

/** Milliseconds without typing until suggestions are requested. */
const SETTLES_MS = 120;

/** Suggestions for a text; for none, the largest albums, tags, cameras and lenses. They change with the photos. */
function suggestionsQuery(text: string) {
  const q = [...text.trim()].slice(0, SEARCH.QUERY).join('');
  return queryOptions({
    queryKey: [...PHOTOS_KEY, 'suggestions', q],
    queryFn: async ({ signal }) => {
      if (q) await typingEnds(signal, SETTLES_MS);
      return api.search.suggest({ query: q ? { q } : {}, signal });
    },
    placeholderData: keepPreviousData,
  });
}

const MS_PER_DAY = 86_400_000;

function useMonthText(): (day: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' });
    return (day) => format(day * MS_PER_DAY);
  }, [locale]);
}

/** Suggestions for a text. */
export function useSuggestions(text: string) {
  const month = useMonthText();
  const { data, isError } = useQuery(suggestionsQuery(text));
  const suggestions = useMemo(
    () => data && suggestionsOf(data, { month, days: formatDayRange }),
    [data, month],
  );
  return { suggestions, failed: isError };
}

/** The cameras and lenses of most photos; none while they load. */
export function useEquipment() {
  const { cameras = [], lenses = [] } = useQuery(suggestionsQuery('')).data ?? {};
  return { cameras, lenses };
}
