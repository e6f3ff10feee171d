import { type CallData, type contract, FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { NamedFilter, PhotoFilters, SearchSuggestion } from '@xiangji/blocks';
import type { DayRange } from '@xiangji/ui';

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

interface Found {
  id: string;
  name: string;
  count: number;
}

const suggestion = (
  kind: SuggestedSearch['kind'],
  { id, name, count }: Found,
  filters?: PhotoFilters,
): SuggestedSearch => ({ id, kind, name, count, filters });

/** Maps the wire's suggestions: dates first, which are there only where the text names some. */
export function suggestionsOf(reply: WireSuggestions, names: Names): SuggestedSearch[] {
  const albums = reply.albums.map(({ type, ...album }) => {
    // The photos of a set are found by its name: they are in its albums.
    if (type === FOLDER_TYPES.ALBUM_SET) return suggestion('albumSet', album);
    return suggestion('album', album, { album: { id: album.id, name: album.name } });
  });
  const tags = reply.tags.map((tag) => suggestion('tag', tag, { tag: { id: tag.id, name: tag.name } }));
  const cameras = reply.cameras.map((camera) =>
    suggestion('camera', { ...camera, id: camera.name }, { camera: camera.name }),
  );
  const lenses = reply.lenses.map((lens) =>
    suggestion('lens', { ...lens, id: lens.name }, { lens: lens.name }),
  );
  const places = reply.places.map((place) =>
    suggestion('place', { ...place, name: place.names.join(' · ') }, { place: placeFilterOf(place) }),
  );
  return [...datesOf(reply, names), ...albums, ...places, ...tags, ...cameras, ...lenses];
}
