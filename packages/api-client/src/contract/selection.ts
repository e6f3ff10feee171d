import * as z from 'zod/mini';
import { LONGEST_SELECTION, MOST_RANGES } from './limits.ts';
import { mergeRanges, type Range } from './mergeRanges.ts';
import { atMostItems, fileOrder, id } from './scalars.ts';
import { searchFilter } from './searchFilter.ts';

const place = z.int().check(z.minimum(0), z.maximum(10_000_000));
const range = z
  .tuple([place, place])
  .check(z.refine<Range>(([from, to]) => from < to, { error: 'a range must not be empty' }));

/**
 * A selection of photos by their positions in a list, loaded or not. The ranges `[from, to)` are half-open and start at
 * 0 for the whole list; overlapping and adjacent ones count as one. `total` is the length of the list that the client knows, and `version` comes with its axis. If
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
  ranges: z
    .array(range)
    .check(
      z.minLength(1),
      z.overwrite(mergeRanges),
      atMostItems(MOST_RANGES),
      z.meta({ maxItems: MOST_RANGES }),
    ),
});
export type PlacesSelection = z.infer<typeof placesSelection>;

/** Up to `max` ids of photos; a repeated one counts once. */
export function photoIds(max: number) {
  return z.array(id).check(
    z.minLength(1),
    z.overwrite((list: string[]) => [...new Set(list)]),
    atMostItems(max),
    z.meta({ maxItems: max }),
  );
}

/** The ids of the photos of a call. */
export const ids = photoIds(LONGEST_SELECTION);

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
