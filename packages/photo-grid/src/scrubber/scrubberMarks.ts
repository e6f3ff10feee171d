import type { ScrubberState } from '../gridController.ts';
import type { PhotoSection } from '../items.ts';

/** The texts of the scrubber for a section: the mark it belongs to (a year) and its own name (a month). */
export interface ScrubberName {
  mark: string;
  name: string;
}
/** A place on the scrubber: `at` is 0 at its top and 1 at its end. */
export interface ScrubberMark {
  key: string;
  at: number;
  label: string;
  major: boolean;
}

/** Labels closer than this, in pixels, would touch. */
const LABEL_SPACING = 22;
const DOT_SPACING = 7;

/** Reads year and month from keys like `2024-05` or `-0044-03-15`; other sections stand under their first letter. */
export function nameOfSection(section: PhotoSection): ScrubberName {
  const date = /^(-?\d{1,6})-\d{2}/.exec(section.key);
  const name = section.name || section.key;
  return { mark: date?.[1] ?? name.slice(0, 1), name };
}

/** Pixels that the list can be scrolled. */
export function scrollLength(state: ScrubberState): number {
  return Math.max(0, (state.tops[state.tops.length - 1] ?? 0) - state.viewportHeight);
}

/** Share of the list that is scrolled: 0 to 1. */
export function scrubberPosition(state: ScrubberState): number {
  const length = scrollLength(state);
  return length === 0 ? 0 : Math.min(1, Math.max(0, state.scrollTop / length));
}

/** The section at the viewport top, or -1 in an empty list. Of sections side by side it is the first. */
export function sectionAtViewport(state: ScrubberState): number {
  let low = 0;
  let high = state.sections.length - 1;
  if (high < 0) return -1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((state.tops[middle] ?? 0) <= state.scrollTop + 1) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && state.tops[low - 1] === state.tops[low] && state.sections[low - 1]?.count !== 0) low -= 1;
  return low;
}

/** The nearest section below (`step` 1) or above (-1) that does not stand side by side with this one; itself at an end. */
export function sectionInNextBand(state: ScrubberState, from: number, step: -1 | 1): number {
  let at = from;
  while (state.sections[at] && state.tops[at] === state.tops[from]) at += step;
  if (!state.sections[at]) return from;
  while (state.sections[at - 1] && state.tops[at - 1] === state.tops[at]) at -= 1;
  return at;
}

/**
 * Years by name and sections by dot, at the positions that scrolling reaches; labels that would touch are left out.
 * `height` is the scrubber's height in pixels.
 */
export function scrubberMarks(
  state: ScrubberState,
  height: number,
  nameOf: (section: PhotoSection) => ScrubberName,
): ScrubberMark[] {
  const length = scrollLength(state);
  if (length === 0) return [];
  const places = state.sections.flatMap((section, i): Place[] => {
    const at = Math.min(1, (state.tops[i] ?? 0) / length);
    return section.count === 0 ? [] : [{ key: section.key, at, y: at * height, ...nameOf(section) }];
  });
  const years = yearPlaces(places);
  const labelled = new Set(years);
  let lastDot = Number.NEGATIVE_INFINITY;
  let nextYear = 0;
  return places.flatMap((place): ScrubberMark[] => {
    const { key, at, y, mark, name } = place;
    if (labelled.has(place)) {
      nextYear += 1;
      return [{ key, at, label: mark, major: true }];
    }
    const above = years[nextYear - 1]?.y ?? Number.NEGATIVE_INFINITY;
    const below = years[nextYear]?.y ?? Number.POSITIVE_INFINITY;
    if (y - lastDot < DOT_SPACING || y - above < LABEL_SPACING / 2 || below - y < LABEL_SPACING / 2)
      return [];
    lastDot = y;
    return [{ key, at, label: name, major: false }];
  });
}

type Place = ScrubberName & { key: string; at: number; y: number };

/** The first place of each year, leaving out those whose labels would touch the one above. */
function yearPlaces(places: readonly Place[]): Place[] {
  const found: Place[] = [];
  let mark: string | undefined;
  for (const place of places) {
    const last = found[found.length - 1];
    if (place.mark === mark || (last && place.y - last.y < LABEL_SPACING)) continue;
    mark = place.mark;
    found.push(place);
  }
  return found;
}
