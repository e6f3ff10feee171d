import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { NamedFilter, PhotoFilters } from './filters.ts';
import { type FilterChipsLabels, filterChipsLabels } from './labels.ts';
import type { AddressedSearch } from './searchAddress.ts';

/** The sources for the names of filters. */
export interface FilterNames {
  /** The albums that are loaded so far. */
  albums?: readonly NamedFilter[] | undefined;
  /** Known tags, for example the tags of a found photo. */
  tags?: readonly NamedFilter[] | undefined;
  /** Known places. */
  places?: readonly NamedFilter[] | undefined;
}

type Unknown = Pick<FilterChipsLabels, 'album' | 'tag' | 'place'>;

/**
 * Returns the filters of a search with the names of its album, tag and place. An unknown name is replaced by the word
 * for an album, a tag or a place. `remember` stores the names of filters that were set here, because a list without
 * photos does not provide them.
 */
export function useNamedFilters(search: AddressedSearch, names: FilterNames, labels?: Partial<Unknown>) {
  const { albumId, tagId, placeId, text: _, ...filters } = search;
  const unknown = useBlockLabels(filterChipsLabels, labels);
  const [known, setKnown] = useState<readonly NamedFilter[]>([]);
  const named = (id: string | undefined, found: readonly NamedFilter[] | undefined, noName: string) => {
    if (id === undefined) return undefined;
    const filter = [...(found ?? []), ...known].find((candidate) => candidate.id === id);
    return { id, name: filter?.name ?? noName };
  };
  return {
    filters: {
      ...filters,
      album: named(albumId, names.albums, unknown.album),
      tag: named(tagId, names.tags, unknown.tag),
      place: named(placeId, names.places, unknown.place),
    } satisfies PhotoFilters,
    remember: ({ album, tag, place }: PhotoFilters) =>
      setKnown((before) => [...before, ...[album, tag, place].filter((filter) => filter !== undefined)]),
  };
}
