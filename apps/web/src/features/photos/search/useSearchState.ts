import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type AddressedSearch, readSearch, useNamedFilters, writeSearch } from '@xiangji/blocks';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../../shared/api/api.ts';
import { placeFilterOf } from '../../../shared/models/search.ts';
import type { PhotoAddress } from '../../../shared/photoList/photoSource.ts';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import { leavesQuery } from '../../../shared/queries/albums.queries.ts';
import type { LibraryScope } from '../photos.queries.ts';

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
    const { text, type, favorite, located, camera, lens, days, albumId, tagId, placeId } = search;
    const scope: LibraryScope = {
      ...{ albumId, tagId, favorite },
      search: { text, type, located, camera, lens, placeId, days },
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
