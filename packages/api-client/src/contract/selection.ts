import * as z from 'zod/mini';
import { LONGEST_SELECTION } from './limits.ts';
import { fileOrder, id } from './scalars.ts';
import { searchFilter } from './searchFilter.ts';

const place = z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * A selection of photos by their positions in a list, loaded or not. The ranges `[from, to)` are half-open and start at
 * 0 for the whole list. `total` is the length of the list that the client knows, and `version` comes with its axis. If
 * the list has changed, the call is refused with the `data.reason` `changed`, so that it is not applied to other photos.
 * Without `version`, a change that leaves the length as it was is not noticed.
 */
export const placesSelection = z.object({
  /** Id of the album; without it, all photos. */
  pid: z.optional(id),
  /** Only photos with this keyword. */
  tag: z.optional(id),
  /** Only favorites. */
  favorite: z.optional(z.boolean()),
  /** Only photos that `search.list` finds. */
  search: z.optional(searchFilter),
  order: fileOrder,
  total: place,
  /** The `version` of the list's axis. */
  version: z.optional(z.int()),
  ranges: z.array(z.tuple([place, place])).check(z.minLength(1), z.maxLength(1_000)),
});
export type PlacesSelection = z.infer<typeof placesSelection>;

/** Ids of photos, without duplicates. */
export const ids = z.array(id).check(z.minLength(1), z.maxLength(LONGEST_SELECTION));

const either = { ids: z.optional(ids), selection: z.optional(placesSelection) };

/** The photos of a call: either `ids`, or a `selection` by position in a list. */
export interface PhotoSelection {
  /** Ids of the photos. */
  ids?: string[] | undefined;
  /** Positions of the photos in a list. */
  selection?: PlacesSelection | undefined;
}

/** Returns the schema of a body that selects photos and has the further fields `rest`. */
export function withSelection<const S extends z.core.$ZodShape>(rest: S) {
  return z.object({ ...either, ...rest }).check(
    z.refine(
      (value) =>
        ((value as PhotoSelection).ids === undefined) !== ((value as PhotoSelection).selection === undefined),
      {
        error: 'either ids or selection',
      },
    ),
  );
}
