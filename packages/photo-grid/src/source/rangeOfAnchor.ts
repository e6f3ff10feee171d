import type { PhotoSection } from '../items.ts';
import { startsOf } from './placeItems.ts';

/** Items that are loaded around a scroll position before a list that has changed is shown. */
const AROUND = 100;
/** Of new items in one section no more than these are loaded first. */
const MOST_NEW = 400;

interface SectionList {
  sections: readonly PhotoSection[];
}

/**
 * Returns the range in which the photo of an anchor may be in a list that has changed: new ones may precede it in its
 * section. Undefined where the section was removed.
 */
export function rangeOfAnchor(
  lists: { before: SectionList; after: SectionList },
  anchor: { key: string; position: number } | undefined,
): { start: number; end: number } | undefined {
  const was = anchor && startsOf(lists.before.sections).get(anchor.key);
  const is = anchor && startsOf(lists.after.sections).get(anchor.key);
  if (!was || !is) return undefined;
  const index = is.start + anchor.position;
  const grown = is.section.count - was.section.count;
  return {
    start: index - AROUND + Math.max(Math.min(grown, 0), -MOST_NEW),
    end: index + AROUND + Math.min(Math.max(grown, 0), MOST_NEW),
  };
}
