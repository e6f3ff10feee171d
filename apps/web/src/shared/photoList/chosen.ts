import type { Chosen, File } from '@xiangji/api-client/contract';
import { type SelectionRanges, selectionCount } from '@xiangji/photo-grid';
import type { TimelineStore } from './timelineStore.ts';

/** As many photos are named one by one where all of them are loaded; more are named by their places. */
export const NAMED_AT_MOST = 500;
/** Most ranges that one call takes. */
const RANGES_AT_MOST = 1_000;

/** The photos of these places that are loaded. */
export function loadedIn(store: TimelineStore, ranges: SelectionRanges): File[] {
  const found: File[] = [];
  for (const [start, end] of ranges) {
    for (let index = start; index < end; index += 1) {
      const file = store.getItem(index);
      if (file) found.push(file);
    }
  }
  return found;
}

/**
 * The chosen photos as calls take them: by id where few and loaded, else by their places in the list, loaded or not.
 * Undefined where there are too many gaps to tell places; then the ids have to be asked for.
 */
export function chosenBy(
  store: TimelineStore,
  ranges: SelectionRanges,
  scope: { albumId?: string | undefined; tagId?: string | undefined },
): Chosen | undefined {
  const count = selectionCount(ranges);
  if (count <= NAMED_AT_MOST) {
    const files = loadedIn(store, ranges);
    if (files.length === count) return { ids: files.map(({ id }) => id) };
  }
  if (ranges.length > RANGES_AT_MOST) return undefined;
  const places = ranges.map(([start, end]): [number, number] => [start, end]);
  const { order, total } = store;
  return { selection: { pid: scope.albumId, tag: scope.tagId, order, total, ranges: places } };
}

/**
 * Where a selection stands in a list that was read again, as far as that is known at once: photos that both lists have
 * loaded by their id, the others by their place in groups that kept their number of photos.
 */
export function carriedSelection(
  ranges: SelectionRanges,
  before: TimelineStore,
  after: TimelineStore,
): SelectionRanges {
  const groups = new Map(after.axis.map((entry) => [entry.key, entry]));
  const places: number[] = [];
  for (const entry of before.axis) {
    const now = groups.get(entry.key);
    const shift = now?.count === entry.count ? now.total - entry.total : undefined;
    for (const [start, end] of ranges) {
      const to = Math.min(end, entry.total);
      for (let index = Math.max(start, entry.total - entry.count); index < to; index += 1) {
        const file = before.getItem(index);
        const place = file ? after.indexOf(file.id) : shift !== undefined ? index + shift : undefined;
        if (place !== undefined) places.push(place);
      }
    }
  }
  return rangesOf(places);
}

/**
 * The places of loaded photos in a list that was read again. Photos that are not where they were are looked up with
 * `find`; those that are gone are left out.
 */
export async function findSelection(
  files: readonly File[],
  after: TimelineStore,
  find: (id: string) => Promise<File>,
): Promise<SelectionRanges> {
  const placeOf = ({ id }: File) => after.indexOf(id) ?? [];
  // Until they are read, places may be those of the older list.
  const known = rangesOf(files.flatMap(placeOf));
  await Promise.all(known.map(([start, end]) => after.read({ start, end })));
  for (const { id } of files) {
    // One after the other: looking up a photo may load many of the next.
    if (after.indexOf(id) === undefined)
      await find(id)
        .then(after.locate)
        .catch(() => undefined);
  }
  return rangesOf(files.flatMap(placeOf));
}

function rangesOf(places: readonly number[]): SelectionRanges {
  const ranges: [number, number][] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === place) last[1] += 1;
    else ranges.push([place, place + 1]);
  }
  return ranges;
}
