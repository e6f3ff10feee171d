import type { PhotoSection } from '../items.ts';

/** Sections with the index of their first item, by key. */
export type SectionStarts = ReadonlyMap<string, { section: PhotoSection; start: number }>;

/** Returns the index of the first item of each section. */
export function startsOf(sections: readonly PhotoSection[]): SectionStarts {
  const starts = new Map<string, { section: PhotoSection; start: number }>();
  let start = 0;
  for (const section of sections) {
    starts.set(section.key, { section, start });
    start += section.count;
  }
  return starts;
}

/**
 * Places the items of a page that was expected at `start`, each in its own section: items that were added or removed since
 * the sections were counted must not push all that follow into other sections. Items for which a section has no space are
 * left out until the sections are counted again.
 */
export function placeItems<Item>(
  items: readonly Item[],
  start: number,
  { starts, sectionOf }: { starts: SectionStarts; sectionOf?: (item: Item) => string },
): { index: number; item: Item }[] {
  if (!sectionOf) return items.map((item, nth) => ({ index: start + nth, item }));
  const placed: { index: number; item: Item }[] = [];
  let current: string | undefined;
  let next = start;
  for (const item of items) {
    const key = sectionOf(item);
    const own = starts.get(key);
    if (!own) continue;
    // A page may start in the middle of its first section.
    if (key !== current) next = current === undefined ? Math.max(own.start, start) : own.start;
    current = key;
    if (next < own.start + own.section.count) placed.push({ index: next, item });
    next += 1;
  }
  return placed;
}
