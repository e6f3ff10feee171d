import type { PhotoSection } from '../items.ts';
import { mergedInOrder, type SelectionRanges } from './ranges.ts';

type IdAt = (index: number) => string | undefined;
/** A list as it was: its sections, and the ids of those photos that were read. */
export interface KnownList {
  sections: readonly PhotoSection[];
  ids: ReadonlyMap<number, string>;
}
export interface CurrentList {
  sections: readonly PhotoSection[];
  idAt: IdAt;
}

/** Photos `from` … `from + length` of the old list are `to` … in the new one. */
interface Span {
  from: number;
  to: number;
  length: number;
}

/** Returns whether every photo has the same index as before, as far as both lists know. O(ids + sections). */
export function isSameList(before: KnownList, after: CurrentList): boolean {
  const { sections } = after;
  const isSame =
    before.sections === sections ||
    (before.sections.length === sections.length &&
      before.sections.every(({ key, count }, i) => key === sections[i]?.key && count === sections[i].count));
  if (!isSame) return false;
  for (const [index, id] of before.ids) if ((after.idAt(index) ?? id) !== id) return false;
  return true;
}

/**
 * The same photos in the new list: those whose id is known by their id, others by their distance from the known photos
 * before and after them, and in a section without any by their position. Photos that came in are not in the result.
 */
export function followPhotos(
  ranges: SelectionRanges,
  before: KnownList,
  after: CurrentList,
): SelectionRanges {
  const spans = spansOf(before, after);
  const moved: SelectionRanges[number][] = [];
  let next = 0;
  for (const { start, end } of ranges) {
    for (let span = spans[next]; span && span.from + span.length <= start; span = spans[next]) next += 1;
    for (let i = next; (spans[i]?.from ?? end) < end; i += 1) {
      const { from, to, length } = spans[i] as Span;
      const first = Math.max(start, from);
      const last = Math.min(end, from + length);
      if (last > first) moved.push({ start: first - from + to, end: last - from + to });
    }
  }
  return mergedInOrder(moved);
}

function spansOf(before: KnownList, after: CurrentList): Span[] {
  const known = [...before.ids].sort((a, b) => a[0] - b[0]);
  const places = new Map<string, { start: number; count: number }>();
  let start = 0;
  for (const { key, count } of after.sections) {
    places.set(key, { start, count });
    start += count;
  }
  const find = finderOf(after);
  const spans: Span[] = [];
  let from = 0;
  let next = 0;
  for (const { key, count } of before.sections) {
    const first = next;
    while ((known[next]?.[0] ?? Number.POSITIVE_INFINITY) < from + count) next += 1;
    const ids = known.slice(first, next);
    const now = places.get(key);
    const isKept =
      now?.count === count && ids.every(([index, id]) => (after.idAt(index - from + now.start) ?? id) === id);
    if (isKept) spans.push({ from, to: now.start, length: count });
    else spans.push(...spansOfChanged({ from, count, ids, now, find, idAt: after.idAt }));
    from += count;
  }
  return spans.sort((a, b) => a.from - b.from);
}

interface ChangedSection {
  from: number;
  count: number;
  ids: readonly (readonly [index: number, id: string])[];
  /** Its index in the new list; undefined when it was removed. */
  now: { start: number; count: number } | undefined;
  find: (id: string, candidates: readonly number[]) => number | undefined;
  idAt: IdAt;
}

/** A section that changed: its known photos, and what stands between them. */
function spansOfChanged({ from, count, ids, now, find, idAt }: ChangedSection): Span[] {
  const spans: Span[] = [];
  const start = now?.start ?? 0;
  const end = start + (now?.count ?? 0);
  let last = { from: from - 1, to: start - 1 };
  let missing: number[] = [];
  const moved = new Set<number>();
  const fillGap = (to: { from: number; to: number }): void => {
    const length = Math.min(to.from - last.from, to.to - last.to) - 1;
    // Photos are usually inserted at the start of a section: those before its first known photo keep their distance
    // to it.
    const isHead = last.from < from && to.to < end;
    const base = isHead
      ? { from: to.from - length, to: to.to - length }
      : { from: last.from + 1, to: last.to + 1 };
    const by = base.to - base.from;
    // A known photo that was not found is not the one that is loaded there now.
    const others = missing.filter((index) => moved.has(index) || idAt(index + by) !== undefined);
    let first = base.from;
    for (const index of [...others, base.from + length]) {
      if (index > first)
        spans.push({ from: first, to: first + by, length: Math.min(index, base.from + length) - first });
      first = Math.max(first, index + 1);
    }
    missing = [];
    last = to;
  };
  for (const [index, id] of ids) {
    const shifted = index - last.from + last.to;
    const to = find(id, now ? [shifted, shifted + now.count - count] : []);
    if (to !== undefined) spans.push({ from: index, to, length: 1 });
    if (to !== undefined && now && to > last.to && to < end) {
      fillGap({ from: index, to });
      continue;
    }
    missing.push(index);
    if (to !== undefined) moved.add(index);
  }
  if (now) fillGap({ from: from + count, to: end });
  return spans;
}

/** Finds loaded photos by id: at the candidate places first, and then among all, which are read once. */
function finderOf({ sections, idAt }: CurrentList) {
  let all: Map<string, number> | undefined;
  return (id: string, candidates: readonly number[]): number | undefined => {
    const candidate = candidates.find((index) => idAt(index) === id);
    if (candidate !== undefined) return candidate;
    if (!all) {
      all = new Map();
      const count = sections.reduce((sum, section) => sum + section.count, 0);
      for (let index = 0; index < count; index += 1) {
        const loaded = idAt(index);
        if (loaded !== undefined) all.set(loaded, index);
      }
    }
    return all.get(id);
  };
}
