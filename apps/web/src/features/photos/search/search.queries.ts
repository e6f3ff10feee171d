import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { SEARCH } from '@xiangji/api-client/contract';
import { type AddressedSearch, readSearch, useNamedFilters, writeSearch } from '@xiangji/blocks';
import { formatDayRange } from '@xiangji/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { typingEnds } from '../../../shared/api/typingEnds.ts';
import { placeFilterOf, suggestionsOf } from '../../../shared/models/suggestions.ts';
import type { PhotoAddress } from '../../../shared/photoList/photoSource.ts';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import { leavesQuery } from '../../../shared/queries/albums.queries.ts';
import { PHOTOS_KEY } from '../../../shared/queries/photos.queries.ts';
import type { LibraryScope } from '../photos.queries.ts';

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

/** The name of a place, which never changes. */
function placeQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['place', id],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => placeFilterOf(await api.search.place({ params: { id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Path of the page of the search. */
export const SEARCH_PATH = '/search';

/** The search of the address, the list that it finds, and a function that opens another search. */
export function useSearchState() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const state = useMemo(() => {
    const search = readSearch(new URLSearchParams(query));
    const written = writeSearch(search);
    const { text, type, favorite, located, guessed, camera, lens, days, albumId, tagId, placeId } = search;
    const scope: LibraryScope = {
      ...{ albumId, tagId, favorite },
      search: { text, type, located, guessed, camera, lens, placeId, days },
    };
    const address: PhotoAddress = {
      list: `${SEARCH_PATH}${written}`,
      photo: (id) => `${SEARCH_PATH}/${id}${written}`,
    };
    return { search, scope, address, isBlank: written === '' };
  }, [query]);
  const open = (next: AddressedSearch) => {
    const written = writeSearch(next);
    if (written !== writeSearch(state.search)) void navigate(`${SEARCH_PATH}${written}`);
  };
  return { ...state, open };
}

/** The filters of a search with the names of its album, tag and place, as far as they are known. */
export function useFilters(search: AddressedSearch, { getItem, store }: Timeline) {
  const { albumId, placeId } = search;
  const { data: albums } = useQuery({ ...leavesQuery, enabled: albumId !== undefined });
  const { data: place } = useQuery(placeQuery(placeId));
  const first = getItem(0) && store?.getItem(0);
  return useNamedFilters(search, { albums, tags: first?.tags, places: place && [place] });
}
