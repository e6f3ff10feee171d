import type { PhotoSection } from '../items.ts';

/** Items of one section. */
export interface SectionPart {
  /** The section. */
  section: PhotoSection;
  /** Position of the first item in the section. */
  offset: number;
  /** Number of items. */
  count: number;
}

/**
 * Returns the parts of sections that are in a range of indices over all sections; `end` is excluded. For `loadRange`, where
 * a call of the API returns items of one section only.
 */
export function partsOfRange(
  sections: readonly PhotoSection[],
  { start, end }: { start: number; end: number },
): SectionPart[] {
  let first = 0;
  return sections.flatMap((section) => {
    const offset = Math.max(0, start - first);
    const last = Math.min(section.count, end - first);
    first += section.count;
    return last > offset ? [{ section, offset, count: last - offset }] : [];
  });
}
