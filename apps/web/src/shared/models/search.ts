import { FILE_TYPES, type SearchFilter } from '@xiangji/api-client/contract';
import type { PhotoFilters } from '@xiangji/blocks';

/** A search of the account's photos, next to the album, the tag and the favorites of a list. */
export interface PhotoSearch
  extends Pick<PhotoFilters, 'type' | 'located' | 'guessed' | 'camera' | 'lens' | 'days'> {
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
  guessed,
  camera,
  lens,
  placeId,
  days,
}: PhotoSearch): SearchFilter {
  return {
    ...{ q: text, type: type && TYPES[type], gps: located, guessed, camera, lens, place: placeId },
    ...{ from: days?.start, to: days?.end },
  };
}
