import type { Chosen, File } from '@xiangji/api-client/contract';
import { type SelectionRanges, selectionCount } from '@xiangji/photo-grid';
import type { TimelineStore } from './timelineStore.ts';

/** As many photos are named one by one where all of them are loaded; more are named by their places. */
const NAMED_AT_MOST = 500;
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
 * A choice by places after the list was read anew: groups that kept their number of photos keep what is chosen in
 * them; in the others a place may mean another photo, so nothing stays chosen there.
 */
export function carriedSelection(
  ranges: SelectionRanges,
  before: TimelineStore,
  after: TimelineStore,
): SelectionRanges {
  const places = new Map(after.axis.map((entry) => [entry.key, entry]));
  const kept: [number, number][] = [];
  for (const entry of before.axis) {
    const now = places.get(entry.key);
    if (now?.count !== entry.count) continue;
    const shift = now.total - entry.total;
    for (const [start, end] of ranges) {
      const from = Math.max(start, entry.total - entry.count);
      const to = Math.min(end, entry.total);
      if (from < to) kept.push([from + shift, to + shift]);
    }
  }
  return joined(kept.sort(([a], [b]) => a - b));
}

function joined(ranges: readonly [number, number][]): SelectionRanges {
  const result: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last && last[1] === start) last[1] = end;
    else result.push([start, end]);
  }
  return result;
}
