import type { DayRange } from '@xiangji/ui';

/** An album, a tag or a place by which photos are filtered. */
export interface NamedFilter {
  /** Identifies the album, tag or place. */
  id: string;
  /** The name shown on the chip. */
  name: string;
}

/** Filters for photos. All filters apply together. */
export interface PhotoFilters {
  /** Only photos of this type. */
  type?: 'photo' | 'video' | 'gif' | 'live' | undefined;
  /** Only favorites. */
  favorite?: true | undefined;
  /** Only photos with a location (true) or without one (false). */
  located?: boolean | undefined;
  /** Only photos of the camera with this name. */
  camera?: string | undefined;
  /** Only photos taken through the lens with this name. */
  lens?: string | undefined;
  /** Only photos of these days, in days since 1970-01-01. */
  days?: DayRange | undefined;
  /** Only photos whose date is a guess. */
  guessed?: true | undefined;
  /** Only photos of this album. */
  album?: NamedFilter | undefined;
  /** Only photos with this tag. */
  tag?: NamedFilter | undefined;
  /** Only photos of this town, region or country. */
  place?: NamedFilter | undefined;
}

/** Returns whether any filter is set. */
export function hasFilters(filters: PhotoFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
