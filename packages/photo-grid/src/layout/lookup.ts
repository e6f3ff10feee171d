import { nearestPhoto, rangesBetween } from './columnBoxes.ts';
import type { GridLayout } from './gridLayout.ts';
import { filledHeight } from './justifiedRows.ts';
import { lastAtMost } from './lastAtMost.ts';
import { rowAt, rowHeight, rowOfItem, rowStart, rowTop } from './rows.ts';
import type { SectionLayout } from './sectionLayout.ts';

/** The rectangle of a photo, in pixels from the list's top left corner. */
export interface PhotoBox {
  /** Pixels from the list's left edge. */
  x: number;
  /** Pixels from the list's top. */
  y: number;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}
/** Which row of which section. */
export interface RowPlace {
  /** Index of the section. */
  section: number;
  /** Index of the row in its section. */
  row: number;
}
/** Rows `firstRow`..`lastRow` (both included) of one section; `lastRow` < `firstRow` when only its heading is near. */
export interface VisibleSection {
  /** Index of the section. */
  section: number;
  /** Index of its first row. */
  firstRow: number;
  /** Index of its last row. */
  lastRow: number;
}

/** The section that holds a photo (global index). O(log sections). */
export function sectionOfItem(layout: GridLayout, index: number): number {
  let at = lastAtMost(layout.firstItems, layout.sections.length, index);
  while (at > 0 && (layout.sections[at]?.count ?? 0) === 0) at -= 1;
  return at;
}

/** The first section of the band at a height. O(log sections + sections in the band). */
export function sectionAt(layout: GridLayout, y: number): number {
  return bandAt(layout, lastAtMost(layout.tops, layout.sections.length, y)).start;
}

/** The sections (`end` excluded) that stand side by side with a section; itself alone when it fills the width. */
export function bandAt(layout: GridLayout, section: number): { start: number; end: number } {
  let start = section;
  let end = section + 1;
  while ((layout.sections[start]?.x ?? 0) > 0) start -= 1;
  while ((layout.sections[end]?.x ?? 0) > 0) end += 1;
  return { start, end };
}

/** The row that holds a photo (global index). O(log). */
export function placeOfItem(layout: GridLayout, index: number): RowPlace {
  const section = sectionOfItem(layout, index);
  const found = layout.sections[section];
  return { section, row: found ? rowOfItem(found.rows, index - (layout.firstItems[section] ?? 0)) : 0 };
}

/** The parts (`end` excluded) of the section that a part of the layout belongs to. */
export function partsOf(layout: GridLayout, at: number): { start: number; end: number } {
  const owner = layout.owners[at] ?? 0;
  return { start: layout.ownerStarts[owner] ?? 0, end: layout.ownerStarts[owner + 1] ?? 0 };
}

/** The photos (global indices, `end` excluded) of the section that holds a photo. O(log sections). */
export function sectionItems(layout: GridLayout, index: number): { start: number; end: number } {
  const { start, end } = partsOf(layout, sectionOfItem(layout, index));
  return { start: layout.firstItems[start] ?? 0, end: layout.firstItems[end] ?? layout.count };
}

/** The rows between two heights, section by section. O(log + sections found). */
export function rowsBetween(layout: GridLayout, top: number, bottom: number): VisibleSection[] {
  const found: VisibleSection[] = [];
  for (let at = sectionAt(layout, top); at < layout.sections.length; at += 1) {
    const section = layout.sections[at];
    const sectionTop = layout.tops[at] ?? 0;
    if (!section || sectionTop >= bottom) break;
    if (section.count === 0 && section.heading === 0) continue;
    const rowsTop = sectionTop + section.heading;
    if (section.rows.boxes && section.count > 0 && bottom > rowsTop) {
      for (const [firstRow, lastRow] of rangesBetween(section.rows.boxes(), top - rowsTop, bottom - rowsTop))
        found.push({ section: at, firstRow, lastRow });
      continue;
    }
    const firstRow = rowAt(section.rows, top - rowsTop);
    const lastRow = section.count === 0 || bottom <= rowsTop ? -1 : rowAt(section.rows, bottom - rowsTop);
    found.push({ section: at, firstRow, lastRow });
  }
  return found;
}

/**
 * Left edges (`x`, from the section's left edge) and widths of a row's photos. They are whole pixels that add up to the
 * section's width when the row is full.
 */
export function rowCells(section: SectionLayout, row: number): { x: number; width: number }[] {
  const boxes = section.rows.boxes?.();
  const column = boxes?.edges[boxes.columnOf[row] ?? 0];
  if (column) return [column];
  const start = rowStart(section.rows, row);
  const end = rowStart(section.rows, row + 1);
  const gap = section.rows.gap;
  const edge = cellEdges(section, row);
  const cells: { x: number; width: number }[] = [];
  for (let i = 0; i < end - start; i += 1) {
    const x = Math.round(edge(i)) + i * gap;
    cells.push({ x, width: Math.round(edge(i + 1)) + i * gap - x });
  }
  return cells;
}

/** Where the nth cell of a row begins, leaving gaps out: rounding these keeps sums exact. */
function cellEdges(section: SectionLayout, row: number): (nth: number) => number {
  const { width, rows, shown } = section;
  if (!shown) {
    const cell = (width - rows.gap * (rows.columns - 1)) / rows.columns;
    return (nth) => nth * cell;
  }
  const start = rowStart(rows, row);
  const end = rowStart(rows, row + 1);
  const filled = filledHeight({ ratios: shown, width, gap: rows.gap }, start, end);
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
  const cell = rowCells(section, place.row)[index - itemOfRow(layout, place)];
  if (!cell) return undefined;
  return {
    x: section.x + cell.x,
    y: (layout.tops[place.section] ?? 0) + section.heading + rowTop(section.rows, place.row),
    width: cell.width,
    height: rowHeight(section.rows, place.row),
  };
}

/** The photo (global index) whose middle is nearest to `x`, of a row that spans the sections of its band. */
export function itemInRow(layout: GridLayout, place: RowPlace, x: number): number {
  return nearestInRow(layout, place, (start, width) => Math.abs(start + width / 2 - x));
}

/** The photo (global index) for which `distance` is least, of a row that spans the sections of its band. */
function nearestInRow(
  layout: GridLayout,
  place: RowPlace,
  distance: (x: number, width: number) => number,
): number {
  const { start, end } = bandAt(layout, place.section);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = start; at < end; at += 1) {
    const section = layout.sections[at];
    if (!section) continue;
    const first = itemOfRow(layout, { section: at, row: place.row });
    rowCells(section, place.row).forEach(({ x, width }, nth) => {
      const off = distance(section.x + x, width);
      if (off >= least) return;
      least = off;
      nearest = first + nth;
    });
  }
  return nearest;
}

/** The first photo (global index) of a row of a section. */
export function itemOfRow(layout: GridLayout, { section, row }: RowPlace): number {
  const rows = layout.sections[section]?.rows;
  return (layout.firstItems[section] ?? 0) + (rows ? rowStart(rows, row) : 0);
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
  if (!first || !last) return { start: 0, end: 0 };
  return {
    start: itemOfRow(layout, { section: first.section, row: first.firstRow }),
    end: itemOfRow(layout, { section: last.section, row: last.lastRow + 1 }),
  };
}

/** The photo (global index) at or nearest to a point of the list; undefined in an empty list. O(log + row length). */
export function itemAt(layout: GridLayout, point: { x: number; y: number }): number | undefined {
  if (layout.count === 0) return undefined;
  let at = sectionAt(layout, point.y);
  while (at > 0 && (layout.sections[at]?.count ?? 0) === 0) at -= 1;
  const section = layout.sections[at];
  if (!section || section.count === 0) return 0;
  const { x } = point;
  const y = point.y - (layout.tops[at] ?? 0) - section.heading;
  if (section.rows.boxes) {
    return (layout.firstItems[at] ?? 0) + (nearestPhoto(section.rows.boxes(), { x, y }) ?? 0);
  }
  const row = rowAt(section.rows, y);
  return nearestInRow(layout, { section: at, row }, (start, width) =>
    Math.max(start - x, x - start - width, 0),
  );
}
