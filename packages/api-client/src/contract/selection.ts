import * as z from 'zod/mini';
import { LONGEST_SELECTION } from './limits.ts';
import { fileOrder, id } from './scalars.ts';
import { searchFilter } from './searchFilter.ts';

const place = z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * Photos by their positions in a list, loaded or not: half-open `[from, to)` ranges counted from 0 over the whole
 * list. `total` is the list's length as the client knows it: where the list has changed since, the call is refused
 * with `data.reason` `changed` rather than applied to other photos.
 */
export const placesSelection = z.object({
  /** The album; all photos where absent. */
  pid: z.optional(id),
  /** Only photos with this keyword. */
  tag: z.optional(id),
  /** Only favorites. */
  favorite: z.optional(z.boolean()),
  /** Only photos that `search.list` finds. */
  search: z.optional(searchFilter),
  order: fileOrder,
  total: place,
  ranges: z.array(z.tuple([place, place])).check(z.minLength(1), z.maxLength(1_000)),
});
export type PlacesSelection = z.infer<typeof placesSelection>;

/** Ids of photos, each once. */
export const ids = z.array(id).check(z.minLength(1), z.maxLength(LONGEST_SELECTION));

const either = { ids: z.optional(ids), selection: z.optional(placesSelection) };

/** The photos of a call: `ids`, or `selection` by position in a list. */
export interface PhotoSelection {
  /** Ids of the photos. */
  ids?: string[] | undefined;
  /** Positions of the photos in a list. */
  selection?: PlacesSelection | undefined;
}

/** A body that selects photos, with further fields `rest`. */
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
