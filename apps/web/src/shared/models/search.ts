import {
  type CallData,
  type contract,
  FILE_TYPES,
  FOLDER_TYPES,
  type SearchFilter,
} from '@xiangji/api-client/contract';
import type { NamedFilter, PhotoFilters, SearchSuggestion } from '@xiangji/blocks';
import type { DayRange } from '@xiangji/ui';

/** A search of one's photos, next to the album, the tag and the favorites of a list. */
export interface PhotoSearch extends Pick<PhotoFilters, 'type' | 'located' | 'camera' | 'lens' | 'days'> {
  /** A town, region or country. */
  placeId?: string | undefined;
  /** Words, and dates in words. */
  text?: string | undefined;
}

const TYPES = {
  photo: FILE_TYPES.PHOTO,
  video: FILE_TYPES.VIDEO,
  gif: FILE_TYPES.GIF,
  live: FILE_TYPES.LIVE,
} as const satisfies Record<NonNullable<PhotoFilters['type']>, number>;

/** Maps a search to the wire's filter. */
export function searchFilterOf({
  text,
  type,
  located,
  camera,
  lens,
  placeId,
  days,
}: PhotoSearch): SearchFilter {
  return {
    ...{ q: text, type: type && TYPES[type], gps: located, camera, lens, place: placeId },
    ...{ from: days?.start, to: days?.end },
  };
}

type WireSuggestions = CallData<typeof contract.search.suggest>;

/** A suggestion, and the part of a search that it stands for. */
export interface SuggestedSearch extends SearchSuggestion {
  /** Undefined where its name is searched as a text. */
  filters?: PhotoFilters | undefined;
}

interface Names {
  /** A month by its first day. */
  month: (day: number) => string;
  days: (range: DayRange) => string;
}

/** Maps a place of the wire to a filter, which has its own name only. */
export function placeFilterOf({ id, names }: CallData<typeof contract.search.place>): NamedFilter {
  return { id, name: names[0] ?? id };
}

function datesOf({ dates, months }: WireSuggestions, names: Names): SuggestedSearch[] {
  const listed = months.map(({ month, from, to, count }): SuggestedSearch => {
    const days = { start: from, end: to };
    return { id: month, kind: 'date', name: names.month(from), count, filters: { days } };
  });
  // One month says as much as its days.
  if (!dates || dates.count === 0 || months.length === 1) return listed;
  const days = { start: dates.from, end: dates.to };
  return [
    { id: 'dates', kind: 'date', name: names.days(days), count: dates.count, filters: { days } },
    ...listed,
  ];
}

/** Maps the wire's suggestions: dates first, which are there only where the text names some. */
export function suggestionsOf(reply: WireSuggestions, names: Names): SuggestedSearch[] {
  const albums = reply.albums.map(
    ({ id, type, name, count }): SuggestedSearch =>
      // The photos of a set are found by its name: they are in its albums.
      type === FOLDER_TYPES.ALBUM_SET
        ? { id, kind: 'albumSet', name, count }
        : { id, kind: 'album', name, count, filters: { album: { id, name } } },
  );
  const tags = reply.tags.map(
    ({ id, name, count }): SuggestedSearch => ({
      id,
      kind: 'tag',
      name,
      count,
      filters: { tag: { id, name } },
    }),
  );
  const equipment = (['camera', 'lens'] as const).flatMap((kind) =>
    reply[kind === 'camera' ? 'cameras' : 'lenses'].map(
      ({ name, count }): SuggestedSearch => ({ id: name, kind, name, count, filters: { [kind]: name } }),
    ),
  );
  const places = reply.places.map(
    (place): SuggestedSearch => ({
      id: place.id,
      kind: 'place',
      name: place.names.join(' · '),
      count: place.count,
      filters: { place: placeFilterOf(place) },
    }),
  );
  return [...datesOf(reply, names), ...albums, ...places, ...tags, ...equipment];
}
