import { useQuery } from '@tanstack/react-query';
import type { NamedFilter, PhotoFilters } from '@xiangji/blocks';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PhotoAddress } from '../../../shared/photoList/photoAddress.ts';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import { leavesQuery } from '../../../shared/queries/albums.queries.ts';
import type { LibraryScope } from '../photos.queries.ts';
import { type AddressedSearch, readSearch, writeSearch } from './searchAddress.ts';

/** Path of the page of the search. */
export const SEARCH_PATH = '/search';

/** The search of the address, the list that it finds, and a function that opens another search. */
export function useSearchState() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const state = useMemo(() => {
    const search = readSearch(new URLSearchParams(query));
    const written = writeSearch(search);
    const { text, type, favorite, located, camera, days, albumId, tagId } = search;
    const scope: LibraryScope = {
      ...{ albumId, tagId, favorite },
      search: { text, type, located, camera, days },
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

/** The filters of a search with the names of its album and tag, as far as they are known. */
export function useFilters({ albumId, tagId, ...search }: AddressedSearch, { getItem, store }: Timeline) {
  const t = useTranslations('search');
  /** Names of filters that were set here: a list without photos has none. */
  const [known, setKnown] = useState<readonly NamedFilter[]>([]);
  const { data: albums } = useQuery({ ...leavesQuery, enabled: albumId !== undefined });
  const first = getItem(0) && store?.getItem(0);
  const named = (id: string | undefined, found: readonly NamedFilter[] | undefined, unknown: string) => {
    if (id === undefined) return undefined;
    const filter = [...(found ?? []), ...known].find((candidate) => candidate.id === id);
    return { id, name: filter?.name ?? unknown };
  };
  const { type, favorite, located, camera, days } = search;
  const filters: PhotoFilters = {
    ...{ type, favorite, located, camera, days },
    album: named(albumId, albums, t('album')),
    tag: named(tagId, first?.tags, t('tag')),
  };
  const remember = ({ album, tag }: PhotoFilters) =>
    setKnown((before) => [...before, ...[album, tag].filter((filter) => filter !== undefined)]);
  return { filters, remember };
}

/** The search of a text with filters. */
export function searchOf(
  text: string | undefined,
  { album, tag, ...filters }: PhotoFilters,
): AddressedSearch {
  return { ...filters, text, albumId: album?.id, tagId: tag?.id };
}
