import type { PhotoFilters } from '@xiangji/blocks';
import { type DayRange, formatDayRange, parseDayRange } from '@xiangji/ui';

/** A search as an address has it: albums, tags and places by their ids. */
export interface AddressedSearch extends Omit<PhotoFilters, 'album' | 'tag' | 'place'> {
  text?: string | undefined;
  albumId?: string | undefined;
  tagId?: string | undefined;
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

/** Reads the search of an address; parts that cannot be read are left out. */
export function readSearch(params: URLSearchParams): AddressedSearch {
  return {
    text: params.get('q') ?? undefined,
    type: TYPES.find((type) => type === params.get('type')),
    favorite: params.get('favorite') === '1' ? true : undefined,
    located: readLocated(params.get('gps')),
    camera: params.get('camera') ?? undefined,
    lens: params.get('lens') ?? undefined,
    days: readDays(params.get('days')),
    albumId: params.get('album') ?? undefined,
    tagId: params.get('tag') ?? undefined,
    placeId: params.get('place') ?? undefined,
  };
}

/** Writes a search as the query of an address, with the question mark; empty where nothing is searched. */
export function writeSearch({
  text,
  type,
  favorite,
  located,
  camera,
  lens,
  days,
  albumId,
  tagId,
  placeId,
}: AddressedSearch): string {
  const entries = Object.entries({
    q: text?.trim() || undefined,
    type,
    favorite: favorite && '1',
    gps: located === undefined ? undefined : located ? '1' : '0',
    camera,
    lens,
    days: days && formatDayRange(days),
    album: albumId,
    tag: tagId,
    place: placeId,
  });
  const set = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}
