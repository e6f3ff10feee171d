import { idOf, type PhotoItem } from '@xiangji/internal/items';
import type { SelectionRanges } from './ranges.ts';

/** Spec §9: at most 500 photos of a category at a time. */
const CHUNK = 500;
/** Chunks that are loaded at the same time. */
const AT_ONCE = 4;

/** Resolves to the ids of the photos from `start` to `end` (excluded), in order. */
export type LoadIds = (range: {
  start: number;
  end: number;
  signal: AbortSignal;
}) => Promise<readonly string[]>;

export interface IdSource {
  /** Returns the photo at an index; undefined while it is not loaded. */
  getItem: (index: number) => PhotoItem | undefined;
  /** Loads the ids of photos that are selected but not loaded. */
  loadIds?: LoadIds;
}

/**
 * The ids of all selected photos in list order; those that are not loaded are requested by range, 500 at a time.
 * Rejects where photos are missing and there is no `loadIds`, or where it returns too few.
 */
export async function selectedIds(
  ranges: SelectionRanges,
  source: IdSource,
  signal = new AbortController().signal,
): Promise<string[]> {
  const ids: (string | undefined)[] = [];
  const missing: { start: number; end: number; at: number }[] = [];
  for (const { start, end } of ranges) {
    for (let index = start; index < end; index += 1) {
      const id = idOf(source.getItem(index));
      if (id === undefined) noteMissing(missing, index, ids.length);
      ids.push(id);
    }
  }
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const batch = missing.slice(from, from + AT_ONCE);
    const answers = await Promise.all(
      batch.map(({ start, end }) => loadMissing(source, { start, end, signal })),
    );
    signal.throwIfAborted();
    answers.forEach((answer, nth) => {
      const { at = 0 } = batch[nth] ?? {};
      answer.forEach((id, i) => {
        ids[at + i] = id;
      });
    });
  }
  return ids.filter((id) => id !== undefined);
}

function noteMissing(missing: { start: number; end: number; at: number }[], index: number, at: number): void {
  const last = missing[missing.length - 1];
  const follows = last && last.end === index && last.at + (index - last.start) === at;
  if (follows && index - last.start < CHUNK) last.end = index + 1;
  else missing.push({ start: index, end: index + 1, at });
}

async function loadMissing(
  source: IdSource,
  range: { start: number; end: number; signal: AbortSignal },
): Promise<readonly string[]> {
  const ids = await source.loadIds?.(range);
  const wanted = range.end - range.start;
  if (ids?.length !== wanted) {
    throw new RangeError(
      `${wanted} ids wanted from photo ${range.start} on, ${ids?.length ?? 'no loadIds'} given`,
    );
  }
  return ids;
}
