import type { PhotoItem } from '@xiangji/internal/items';
import { shownRatio } from '../items.ts';
import { type GridLayout, placeOfItem, type VisibleSection } from '../layout/index.ts';
import type { PhotoSnapshot } from '../source/usePhotoSource.ts';

/** The state to render; a new object whenever it changes. */
export interface GridView {
  layout: GridLayout;
  parts: readonly VisibleSection[];
  list: PhotoSnapshot;
  /** Position that the scroller has to take before the next paint, when visible photos have moved. */
  scrollTo: number | undefined;
  /** Pixels of the list before the scrolled element's first: 0 unless the list is too long for a browser. */
  shift: number;
  /** Photos whose request failed. */
  failed: readonly { start: number; end: number }[];
}

export function sameParts(a: readonly VisibleSection[], b: readonly VisibleSection[]): boolean {
  return (
    a.length === b.length &&
    a.every((part, i) => {
      const other = b[i];
      return (
        part.section === other?.section && part.firstRow === other.firstRow && part.lastRow === other.lastRow
      );
    })
  );
}

/** The row of the focused photo stays rendered wherever it is, or focus would fall out of the page. */
export function withPinned(
  layout: GridLayout,
  parts: VisibleSection[],
  pinned: number | undefined,
): VisibleSection[] {
  if (pinned === undefined || pinned >= layout.count) return parts;
  const { section, row } = placeOfItem(layout, pinned);
  const shown = parts.some((part) => part.section === section && part.firstRow <= row && row <= part.lastRow);
  if (shown) return parts;
  const at = parts.findIndex((part) => part.section >= section);
  const place = at === -1 ? parts.length : at;
  return parts.toSpliced(place, 0, { section, firstRow: row, lastRow: row });
}

/** Ratios of `count` photos from `start` on, NaN where not loaded; undefined when none is. */
export function readRatios(
  getItem: (index: number) => PhotoItem | undefined,
  { start, count, known }: { start: number; count: number; known: Float32Array | null },
): Float32Array | undefined {
  let ratios: Float32Array | undefined;
  for (let i = 0; i < count; i += 1) {
    const item = getItem(start + i);
    if (!item) continue;
    ratios ??= known?.length === count ? known.slice() : new Float32Array(count).fill(Number.NaN);
    ratios[i] = shownRatio(item);
  }
  return ratios;
}

export function sameRatios(a: Float32Array, b: Float32Array | null): boolean {
  return b !== null && a.length === b.length && a.every((ratio, i) => Object.is(ratio, b[i]));
}
