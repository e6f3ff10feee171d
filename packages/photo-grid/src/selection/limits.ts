import {
  differenceOf,
  firstOf,
  mergedInOrder,
  type SelectionRanges,
  selectionCount,
  unionOf,
} from './ranges.ts';

/** The photos that may be selected. */
export interface SelectionLimits {
  /** Most photos at a time. */
  max: number;
  isDisabled: ((index: number) => boolean) | undefined;
}

/**
 * Returns the selection that `next` becomes within the limits: without disabled photos, and with photos that were
 * selected before others. Where one photo is the most, a new one takes its place. O(new photos) with disabled ones.
 */
export function limitSelection(
  next: SelectionRanges,
  before: SelectionRanges,
  { max, isDisabled }: SelectionLimits,
): SelectionRanges {
  if (max === Number.POSITIVE_INFINITY && !isDisabled) return next;
  const added = withoutDisabled(differenceOf(next, before), isDisabled);
  const kept = differenceOf(before, differenceOf(before, next));
  if (max === 1 && added.length > 0) return firstOf(added, 1);
  const space = max - selectionCount(kept);
  return unionOf(firstOf(kept, max), space > 0 ? firstOf(added, space) : []);
}

function withoutDisabled(
  ranges: SelectionRanges,
  isDisabled: ((index: number) => boolean) | undefined,
): SelectionRanges {
  if (!isDisabled) return ranges;
  const found: SelectionRanges[number][] = [];
  for (const { start, end } of ranges) {
    for (let index = start; index < end; index += 1) {
      if (!isDisabled(index)) found.push({ start: index, end: index + 1 });
    }
  }
  return mergedInOrder(found);
}
