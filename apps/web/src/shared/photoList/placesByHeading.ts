import type { AxisEntry, File } from '@xiangji/api-client/contract';
import { categoryOf, type FileOrder } from './photoSource.ts';

export interface HeadingPlaces {
  /** Every heading by its category. */
  headings: ReadonlyMap<string, AxisEntry>;
  order: FileOrder;
  /** Where the first photo of the reply was expected, an index over all headings. */
  start: number;
}

/**
 * Where the photos of a reply stand, each under its own heading: photos that have come or gone since the headings were
 * read must not push all that follow under others. What no heading has room for is left out until they are read anew.
 */
export function placesByHeading(
  list: readonly File[],
  { headings, order, start }: HeadingPlaces,
): { index: number; item: File }[] {
  const places: { index: number; item: File }[] = [];
  let heading: AxisEntry | undefined;
  let next = start;
  for (const item of list) {
    const own = headings.get(categoryOf(item, order));
    if (!own) continue;
    if (own !== heading) {
      const first = own.total - own.count;
      // The reply begins in the middle of a heading where that was asked for.
      next = heading === undefined ? Math.max(first, start) : first;
      heading = own;
    }
    if (next < own.total) places.push({ index: next, item });
    next += 1;
  }
  return places;
}
