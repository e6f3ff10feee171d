import { type ColumnBoxes, nearestPhoto } from './columnBoxes.ts';
import { lastAtMost } from './lastAtMost.ts';

/**
 * The rows of one section. Either every row is alike (`starts` is null and `columns` says it all, so a
 * section of a million costs nothing) or rows are listed in typed arrays.
 */
export interface SectionRows {
  /** The number of rows. */
  rowCount: number;
  /** Pixels from the first row's top to the last row's bottom; 0 without rows. */
  height: number;
  /** Most photos that one row holds. */
  columns: number;
  /** Photos in the section. */
  count: number;
  /** Space between two rows, in pixels. */
  gap: number;
  /** Height of each row where all are alike. */
  evenHeight: number;
  /** First photo of each row and, last, the count; null where all rows are alike. */
  starts: Uint32Array | null;
  /** Top of each row and, last, the height plus one gap; null where all rows are alike. */
  tops: Float64Array | null;
  /** Boxes of the photos in columns, where each photo is a row of its own; otherwise null. */
  boxes: (() => ColumnBoxes) | null;
}

/** Rows of equal cells: modes rect and grid, and the estimate for sections that are not loaded. */
export function evenRows(options: {
  count: number;
  width: number;
  rowHeight: number;
  gap: number;
  cellRatio: number;
  /** Default: as many as have about the row height. */
  columns?: number;
}): SectionRows {
  const { count, width, rowHeight, gap, cellRatio } = options;
  const fitting = Math.max(1, Math.round((width + gap) / (rowHeight * cellRatio + gap)));
  const columns = options.columns || fitting;
  const evenHeight = Math.max(1, Math.round((width - gap * (columns - 1)) / columns / cellRatio));
  return alikeRows({ count, columns, evenHeight, gap });
}

/** Rows of `evenHeight` with `columns` photos each, but for the last. */
export function alikeRows(
  options: Pick<SectionRows, 'count' | 'columns' | 'evenHeight' | 'gap'>,
): SectionRows {
  const { count, columns, evenHeight, gap } = options;
  const rowCount = Math.ceil(count / columns);
  const height = rowCount === 0 ? 0 : rowCount * (evenHeight + gap) - gap;
  return { ...options, rowCount, height, starts: null, tops: null, boxes: null };
}

/** Index, within the section, of a row's first photo. `row` may be the row count: the answer is the count. */
export function rowStart(rows: SectionRows, row: number): number {
  if (rows.starts) return rows.starts[row] ?? rows.count;
  return Math.min(rows.count, rows.boxes ? row : row * rows.columns);
}

/** Pixels from the section's first row to this row's top. */
export function rowTop(rows: SectionRows, row: number): number {
  if (rows.tops) return rows.tops[row] ?? 0;
  return rows.boxes ? (rows.boxes().tops[row] ?? 0) : row * (rows.evenHeight + rows.gap);
}

/** Pixels that a row is high. */
export function rowHeight(rows: SectionRows, row: number): number {
  if (rows.tops) return rowTop(rows, row + 1) - rowTop(rows, row) - rows.gap;
  return rows.boxes ? (rows.boxes().heights[row] ?? 0) : rows.evenHeight;
}

/** The row that holds a photo of the section. O(log rows). */
export function rowOfItem(rows: SectionRows, item: number): number {
  if (rows.boxes) return item;
  if (!rows.starts) return Math.floor(item / rows.columns);
  return lastAtMost(rows.starts, rows.rowCount, item);
}

/** The row at a height, the gap below a row counting as its own. Clamped to existing rows. O(log rows). */
export function rowAt(rows: SectionRows, y: number): number {
  if (rows.rowCount === 0) return 0;
  if (rows.boxes) return nearestPhoto(rows.boxes(), { x: 0, y }) ?? 0;
  if (rows.tops) return lastAtMost(rows.tops, rows.rowCount, y);
  const row = Math.floor(y / (rows.evenHeight + rows.gap));
  return Math.min(rows.rowCount - 1, Math.max(0, row));
}
