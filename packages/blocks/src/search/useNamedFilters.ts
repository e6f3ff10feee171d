import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { NamedFilter, PhotoFilters } from './filters.ts';
import { type FilterChipsLabels, filterChipsLabels } from './labels.ts';
import type { AddressedSearch } from './searchAddress.ts';

/** Where the names of a search's filters are found. */
export interface FilterNames {
  /** Albums, as far as they are loaded. */
  albums?: readonly NamedFilter[] | undefined;
  /** Tags, for example those of a found photo. */
  tags?: readonly NamedFilter[] | undefined;
  /** Places. */
  places?: readonly NamedFilter[] | undefined;
}

type Unknown = Pick<FilterChipsLabels, 'album' | 'tag' | 'place'>;

/**
 * The filters of a search with the names of its album, tag and place, as far as they are known; otherwise the word for an
 * album, a tag or a place. `remember` takes the names of filters that were set here: a list without photos has none.
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
