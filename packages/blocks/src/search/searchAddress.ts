import { type DayRange, formatDayRange, parseDayRange } from '@xiangji/ui';
import type { PhotoFilters } from './filters.ts';

/** A search as it appears in a URL, with the ids of its album, tag and place. */
export interface AddressedSearch extends Omit<PhotoFilters, 'album' | 'tag' | 'place'> {
  /** The search text. It can contain words and dates written as words. */
  text?: string | undefined;
  /** Only photos of this album. */
  albumId?: string | undefined;
  /** Only photos with this tag. */
  tagId?: string | undefined;
  /** Only photos of this town, region or country. */
  placeId?: string | undefined;
}

const TYPES = ['photo', 'video', 'gif', 'live'] as const;

function readLocated(value: string | null): boolean | undefined {
  if (value === null) return undefined;
  return value === '1';
}

function readDays(value: string | null): DayRange | undefined {
  return value === null ? undefined : parseDayRange(value);
}

/** Parses the search from a URL. Invalid parts are ignored. */
export function readSearch(params: URLSearchParams): AddressedSearch {
  return {
    text: params.get('q') ?? undefined,
    type: TYPES.find((type) => type === params.get('type')),
    favorite: params.get('favorite') === '1' ? true : undefined,
    located: readLocated(params.get('gps')),
    camera: params.get('camera') ?? undefined,
    lens: params.get('lens') ?? undefined,
    days: readDays(params.get('days')),
    guessed: params.get('guessed') === '1' ? true : undefined,
    albumId: params.get('album') ?? undefined,
    tagId: params.get('tag') ?? undefined,
    placeId: params.get('place') ?? undefined,
  };
}

/**
 * Formats a search as the query string of a URL, with the question mark. Returns an empty string for an empty search.
 */
export function writeSearch(search: AddressedSearch): string {
  const { text, favorite, located, days } = search;
  const entries = Object.entries({
    q: text?.trim() || undefined,
    type: search.type,
    favorite: favorite && '1',
    gps: located === undefined ? undefined : located ? '1' : '0',
    camera: search.camera,
    lens: search.lens,
    days: days && formatDayRange(days),
    guessed: search.guessed && '1',
    album: search.albumId,
    tag: search.tagId,
    place: search.placeId,
  });
  const set = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

/** Returns the search for a text with filters. */
export function searchOf(
  text: string | undefined,
  { album, tag, place, ...filters }: PhotoFilters,
): AddressedSearch {
  return { ...filters, text, albumId: album?.id, tagId: tag?.id, placeId: place?.id };
}
