import { type GridLayout, rowCells, rowStart, rowsBetween, type SectionLayout } from '../layout/index.ts';
import { filledHeight } from '../layout/justifiedRows.ts';
import { rowHeight, rowTop } from '../layout/rows.ts';
import type { SelectionRanges } from './ranges.ts';

/** A rectangle in pixels from the list's top left corner. */
export interface ListRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Range {
  start: number;
  end: number;
}

/** The photos that a rectangle touches, as ranges in order. O(photos in the rows it crosses), a few ns each. */
export function itemsInRect(layout: GridLayout, rect: ListRect): SelectionRanges {
  const found: Range[] = [];
  const bottom = rect.y + rect.height;
  for (const { section: at, firstRow, lastRow } of rowsBetween(layout, rect.y, bottom)) {
    const section = layout.sections[at];
    if (!section || section.count === 0) continue;
    const first = layout.firstItems[at] ?? 0;
    const top = (layout.tops[at] ?? 0) + section.heading;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const rowsTop = top + rowTop(section.rows, row);
      if (rowsTop > bottom || rowsTop + rowHeight(section.rows, row) < rect.y) continue;
      const { start, end } = touchedInRow({ section, row }, rect);
      if (end > start) append(found, { start: first + start, end: first + end });
    }
  }
  return found;
}

/** First and last (excluded) photo of a row, counted in its section, that lie between two edges. */
function touchedInRow(place: { section: SectionLayout; row: number }, rect: ListRect): Range {
  const { rows, shown, width } = place.section;
  const column = rows.boxes && rowCells(place.section, place.row)[0];
  if (column) {
    const isTouched = column.x <= rect.x + rect.width && column.x + column.width >= rect.x;
    return { start: place.row, end: place.row + Number(isTouched) };
  }
  const left = rect.x - place.section.x;
  const right = left + rect.width;
  const start = rowStart(rows, place.row);
  const end = rowStart(rows, place.row + 1);
  if (!shown) {
    const step = (width + rows.gap) / rows.columns;
    const from = Math.max(0, Math.ceil((left - (step - rows.gap)) / step));
    const to = Math.min(end - start, Math.floor(right / step) + 1);
    return { start: start + from, end: start + to };
  }
  const height = rowHeight(rows, place.row);
  const filled = filledHeight({ ratios: shown, width, gap: rows.gap }, start, end);
  const scale = filled > height + 1 ? height : filled;
  let from = end;
  let to = start;
  let edge = 0;
  for (let i = start; i < end; i += 1) {
    const next = edge + (shown[i] ?? 1) * scale;
    if (next >= left && edge <= right) {
      if (from === end) from = i;
      to = i + 1;
    }
    edge = next + rows.gap;
  }
  return { start: from, end: to };
}

function append(found: Range[], range: Range): void {
  const last = found[found.length - 1];
  if (last && last.end === range.start) last.end = range.end;
  else found.push(range);
}
