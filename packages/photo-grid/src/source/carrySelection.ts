import { mergedInOrder, type SelectionRanges } from '../selection/ranges.ts';
import type { PagedSource } from './pagedSource.ts';
import { startsOf } from './placeItems.ts';

/** Returns the loaded items of ranges. */
export function loadedItems<Item>(
  source: Pick<PagedSource<Item>, 'getItem'>,
  ranges: SelectionRanges,
): Item[] {
  const found: Item[] = [];
  for (const { start, end } of ranges) {
    for (let index = start; index < end; index += 1) {
      const item = source.getItem(index);
      if (item) found.push(item);
    }
  }
  return found;
}

/**
 * Returns the ranges of the same items in a list that was loaded again, as far as they are known at once: items that both
 * lists have loaded by their key, others by their position in sections that kept their count.
 */
export function carrySelection<Item>(
  ranges: SelectionRanges,
  before: PagedSource<Item>,
  after: PagedSource<Item>,
): SelectionRanges {
  const starts = startsOf(after.sections);
  const indices: number[] = [];
  for (const { section, start: first } of startsOf(before.sections).values()) {
    const now = starts.get(section.key);
    const shift = now?.section.count === section.count ? now.start - first : undefined;
    for (const { start, end } of ranges) {
      const to = Math.min(end, first + section.count);
      for (let index = Math.max(start, first); index < to; index += 1) {
        const item = before.getItem(index);
        const found = item
          ? after.indexOf(after.keyOf(item))
          : shift !== undefined
            ? index + shift
            : undefined;
        if (found !== undefined) indices.push(found);
      }
    }
  }
  return rangesOf(indices);
}

/**
 * Resolves to the ranges of items in a list that was loaded again. Items with another index are looked up by `find`;
 * removed ones are left out.
 */
export async function findSelection<Item>(
  items: readonly Item[],
  after: PagedSource<Item>,
  find: (key: string) => Promise<Item>,
): Promise<SelectionRanges> {
  const { keyOf, indexOf } = after;
  const placeOf = (item: Item) => indexOf(keyOf(item)) ?? [];
  // Until their pages are loaded, indices may be those of the list before.
  const known = rangesOf(items.flatMap(placeOf));
  await Promise.all(known.map((range) => after.loadRange(range).catch(() => {})));
  for (const item of items) {
    const key = keyOf(item);
    // One after the other: looking up an item may load many of the next.
    if (indexOf(key) === undefined)
      await find(key)
        .then(after.locate)
        .catch(() => {});
  }
  return rangesOf(items.flatMap(placeOf));
}

function rangesOf(indices: readonly number[]): SelectionRanges {
  return mergedInOrder(indices.map((index) => ({ start: index, end: index + 1 })));
}
