/**
 * Selected photos as ascending, disjoint, non-touching ranges of indices over all sections, `end` excluded:
 * `{ start: 2, end: 5 }` are the photos 2, 3 and 4. A million selected photos are one range, and none has to be loaded.
 */
export type SelectionRanges = readonly { readonly start: number; readonly end: number }[];

export const emptySelection: SelectionRanges = [];

/** Whether two selections hold the same photos. O(ranges). */
export function sameSelection(a: SelectionRanges, b: SelectionRanges): boolean {
  return (
    a === b ||
    (a.length === b.length && a.every(({ start, end }, i) => start === b[i]?.start && end === b[i]?.end))
  );
}

/** How many photos are selected. O(ranges). */
export function selectionCount(ranges: SelectionRanges): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** How many of the photos from `start` to `end` (excluded) are selected. O(ranges). */
export function selectedBetween(ranges: SelectionRanges, start: number, end: number): number {
  let sum = 0;
  for (const range of ranges) sum += Math.max(0, Math.min(range.end, end) - Math.max(range.start, start));
  return sum;
}

/** O(log ranges). */
export function isSelected(ranges: SelectionRanges, index: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (index < range.start) high = middle - 1;
    else if (index >= range.end) low = middle + 1;
    else return true;
  }
  return false;
}

/** The selection with a range switched on or off. O(ranges). */
export function withRange(
  ranges: SelectionRanges,
  change: { start: number; end: number; selected: boolean },
): SelectionRanges {
  const { selected } = change;
  let { start, end } = change;
  if (end <= start) return ranges;
  const kept: SelectionRanges[number][] = [];
  for (const { start: from, end: to } of ranges) {
    if (selected && to >= start && from <= end) {
      start = Math.min(start, from);
      end = Math.max(end, to);
      continue;
    }
    if (from < Math.min(to, start)) kept.push({ start: from, end: Math.min(to, start) });
    if (Math.max(from, end) < to && to > end) kept.push({ start: Math.max(from, end), end: to });
  }
  if (selected) kept.push({ start, end });
  return mergedInOrder(kept);
}

/** Returns the union of two selections. O(ranges of both). */
export function unionOf(a: SelectionRanges, b: SelectionRanges): SelectionRanges {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const all: SelectionRanges[number][] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const left = a[i];
    const right = b[j];
    if (left && (!right || left.start <= right.start)) {
      all.push(left);
      i += 1;
    } else if (right) {
      all.push(right);
      j += 1;
    }
  }
  return merged(all);
}

/** Ranges in any order, made ascending and disjoint. */
export function mergedInOrder(ranges: SelectionRanges): SelectionRanges {
  return merged(ranges.toSorted((a, b) => a.start - b.start));
}

/** Ranges that start in order, made disjoint. */
function merged(ranges: SelectionRanges): SelectionRanges {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = found[found.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** Returns the photos of `ranges` that are not in `without`. O(ranges × ranges). */
export function differenceOf(ranges: SelectionRanges, without: SelectionRanges): SelectionRanges {
  return without.reduce((left, { start, end }) => withRange(left, { start, end, selected: false }), ranges);
}

/** Returns the first `most` photos. O(ranges). */
export function firstOf(ranges: SelectionRanges, most: number): SelectionRanges {
  let left = most;
  const found: SelectionRanges[number][] = [];
  for (const { start, end } of ranges) {
    if (left <= 0) break;
    found.push({ start, end: Math.min(end, start + left) });
    left -= end - start;
  }
  return found;
}
