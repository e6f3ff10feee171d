import type { GridLayout, SectionLayout } from './gridLayout.ts';
import { filledHeight } from './justifiedRows.ts';
import { lastAtMost, rowAt, rowHeight, rowOfItem, rowStart, rowTop } from './rows.ts';

/** Where a photo stands: pixels from the list's top left corner. */
export type PhotoBox = { top: number; left: number; width: number; height: number };
/** Which row of which group. */
export type RowPlace = { section: number; row: number };
/** Rows `firstRow`..`lastRow` (both included) of one group; `lastRow` < `firstRow` when only its heading is near. */
export type VisibleSection = { section: number; firstRow: number; lastRow: number };

/** The group that holds a photo (global index). O(log groups). */
export function sectionOfItem(layout: GridLayout, index: number): number {
  let at = lastAtMost(layout.firstItems, layout.sections.length, index);
  while (at > 0 && (layout.sections[at]?.count ?? 0) === 0) at -= 1;
  return at;
}

/** The group at a height. O(log groups). */
export function sectionAt(layout: GridLayout, y: number): number {
  return lastAtMost(layout.tops, layout.sections.length, y);
}

/** The row that holds a photo (global index). O(log). */
export function placeOfItem(layout: GridLayout, index: number): RowPlace {
  const section = sectionOfItem(layout, index);
  const found = layout.sections[section];
  return { section, row: found ? rowOfItem(found.rows, index - (layout.firstItems[section] ?? 0)) : 0 };
}

/** The rows between two heights, group by group. O(log + groups found). */
export function rowsBetween(layout: GridLayout, top: number, bottom: number): VisibleSection[] {
  const found: VisibleSection[] = [];
  for (let at = sectionAt(layout, top); at < layout.sections.length; at += 1) {
    const section = layout.sections[at];
    const sectionTop = layout.tops[at] ?? 0;
    if (!section || sectionTop >= bottom) break;
    if (section.count === 0 && section.heading === 0) continue;
    const rowsTop = sectionTop + section.heading;
    const firstRow = rowAt(section.rows, top - rowsTop);
    const lastRow = section.count === 0 || bottom <= rowsTop ? -1 : rowAt(section.rows, bottom - rowsTop);
    found.push({ section: at, firstRow, lastRow });
  }
  return found;
}

/** Left edges and widths of a row's photos, whole pixels that add up to the width exactly when the row is full. */
export function rowCells(
  layout: GridLayout,
  section: SectionLayout,
  row: number,
): { left: number; width: number }[] {
  const start = rowStart(section.rows, row);
  const end = rowStart(section.rows, row + 1);
  const gap = section.rows.gap;
  const edge = cellEdges(layout, section, row);
  const cells: { left: number; width: number }[] = [];
  for (let i = 0; i < end - start; i += 1) {
    const left = Math.round(edge(i)) + i * gap;
    cells.push({ left, width: Math.round(edge(i + 1)) + i * gap - left });
  }
  return cells;
}

/** Where the nth cell of a row begins, leaving gaps out: rounding these keeps sums exact. */
function cellEdges(layout: GridLayout, section: SectionLayout, row: number): (nth: number) => number {
  const { rows, shown } = section;
  if (!shown) {
    const cell = (layout.width - rows.gap * (rows.columns - 1)) / rows.columns;
    return (nth) => nth * cell;
  }
  const start = rowStart(rows, row);
  const end = rowStart(rows, row + 1);
  const filled = filledHeight({ ratios: shown, width: layout.width, gap: rows.gap }, start, end);
  const height = rowHeight(rows, row);
  const scale = filled > height + 1 ? height : filled;
  const edges = new Float64Array(end - start + 1);
  for (let i = start; i < end; i += 1) {
    edges[i - start + 1] = (edges[i - start] ?? 0) + (shown[i] ?? 1) * scale;
  }
  return (nth) => edges[nth] ?? 0;
}

/** The box of one photo (global index), or undefined outside the list. O(log + row length). */
export function boxOfItem(layout: GridLayout, index: number): PhotoBox | undefined {
  if (index < 0 || index >= layout.count) return undefined;
  const place = placeOfItem(layout, index);
  const section = layout.sections[place.section];
  if (!section) return undefined;
  const nth = index - (layout.firstItems[place.section] ?? 0) - rowStart(section.rows, place.row);
  const cell = rowCells(layout, section, place.row)[nth];
  if (!cell) return undefined;
  const top = (layout.tops[place.section] ?? 0) + section.heading + rowTop(section.rows, place.row);
  return { top, left: cell.left, width: cell.width, height: rowHeight(section.rows, place.row) };
}

/** The photo (global index) of a row whose middle is nearest to `x`. */
export function itemInRow(layout: GridLayout, place: RowPlace, x: number): number {
  const section = layout.sections[place.section];
  if (!section) return 0;
  const cells = rowCells(layout, section, place.row);
  const off = cells.map((cell) => Math.abs(cell.left + cell.width / 2 - x));
  const nth = Math.max(0, off.indexOf(Math.min(...off)));
  return (layout.firstItems[place.section] ?? 0) + rowStart(section.rows, place.row) + nth;
}

/** First and last photo (global indices, last excluded) that the rows between two heights hold. */
export function itemsBetween(
  layout: GridLayout,
  top: number,
  bottom: number,
): { start: number; end: number } {
  const visible = rowsBetween(layout, top, bottom).filter((part) => part.lastRow >= part.firstRow);
  const first = visible[0];
  const last = visible[visible.length - 1];
  const firstSection = first && layout.sections[first.section];
  const lastSection = last && layout.sections[last.section];
  if (!first || !last || !firstSection || !lastSection) return { start: 0, end: 0 };
  return {
    start: (layout.firstItems[first.section] ?? 0) + rowStart(firstSection.rows, first.firstRow),
    end: (layout.firstItems[last.section] ?? 0) + rowStart(lastSection.rows, last.lastRow + 1),
  };
}

/** The photo (global index) at or nearest to a point of the list; undefined in an empty list. O(log + row length). */
export function itemAt(layout: GridLayout, point: { x: number; y: number }): number | undefined {
  if (layout.count === 0) return undefined;
  let at = sectionAt(layout, point.y);
  while (at > 0 && (layout.sections[at]?.count ?? 0) === 0) at -= 1;
  const section = layout.sections[at];
  if (!section || section.count === 0) return 0;
  const row = rowAt(section.rows, point.y - (layout.tops[at] ?? 0) - section.heading);
  const cells = rowCells(layout, section, row);
  const off = cells.map((cell) => Math.max(cell.left - point.x, point.x - cell.left - cell.width, 0));
  const nth = Math.max(0, off.indexOf(Math.min(...off)));
  return (layout.firstItems[at] ?? 0) + rowStart(section.rows, row) + nth;
}
