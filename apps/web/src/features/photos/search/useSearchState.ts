import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { NamedFilter, PhotoFilters } from '@xiangji/blocks';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { placeFilterOf } from '../../../shared/models/search.ts';
import type { PhotoAddress } from '../../../shared/photoList/photoSource.ts';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import { leavesQuery } from '../../../shared/queries/albums.queries.ts';
import type { LibraryScope } from '../photos.queries.ts';
import { type AddressedSearch, readSearch, writeSearch } from './searchAddress.ts';

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
export function useFilters(
  { albumId, tagId, placeId, ...search }: AddressedSearch,
  { getItem, store }: Timeline,
) {
  const t = useTranslations('search');
  /** Names of filters that were set here: a list without photos has none. */
  const [known, setKnown] = useState<readonly NamedFilter[]>([]);
  const { data: albums } = useQuery({ ...leavesQuery, enabled: albumId !== undefined });
  const { data: place } = useQuery(placeQuery(placeId));
  const first = getItem(0) && store?.getItem(0);
  const named = (id: string | undefined, found: readonly NamedFilter[] | undefined, unknown: string) => {
    if (id === undefined) return undefined;
    const filter = [...(found ?? []), ...known].find((candidate) => candidate.id === id);
    return { id, name: filter?.name ?? unknown };
  };
  const { type, favorite, located, camera, lens, days } = search;
  const filters: PhotoFilters = {
    ...{ type, favorite, located, camera, lens, days },
    album: named(albumId, albums, t('album')),
    tag: named(tagId, first?.tags, t('tag')),
    place: named(placeId, place && [place], t('place')),
  };
  const remember = ({ album, tag, place: found }: PhotoFilters) =>
    setKnown((before) => [...before, ...[album, tag, found].filter((filter) => filter !== undefined)]);
  return { filters, remember };
}

/** The search of a text with filters. */
export function searchOf(
  text: string | undefined,
  { album, tag, place, ...filters }: PhotoFilters,
): AddressedSearch {
  return { ...filters, text, albumId: album?.id, tagId: tag?.id, placeId: place?.id };
}
