import type { ColumnBoxes } from './columnBoxes.ts';
import { ESTIMATED_RATIO } from './metrics.ts';
import type { SectionRows } from './rows.ts';

interface ColumnOptions {
  layout: 'columns' | 'masonry';
  count: number;
  /** Width ÷ height of each photo; null while none is known. */
  ratios: Float32Array | null;
  width: number;
  gap: number;
  rowHeight: number;
  /** Number of columns; 0 follows from the row height. */
  columns: number;
  /** More photos follow: all columns end at the same height. */
  continued: boolean;
}

/** Columns are made to end at the same height where that changes no photo's height by more than this share. */
const MOST_STRETCH = 0.2;

/**
 * Arranges photos in columns. Each photo is a row of its own. While no photo is known all have the same height, and their
 * boxes are computed when they are needed.
 */
export function columnRows(options: ColumnOptions): SectionRows {
  const { count, ratios, width, gap, rowHeight } = options;
  const fitting = Math.round((width + gap) / (rowHeight * ESTIMATED_RATIO + gap));
  const columns = Math.max(1, options.columns || fitting);
  const cell = (width - gap * (columns - 1)) / columns;
  const evenHeight = Math.max(1, Math.round(cell / ESTIMATED_RATIO));
  let known: ColumnBoxes | undefined;
  const boxes = () => {
    known ??= boxesOf(
      { ...options, columns },
      ratios ? (index) => cell / (ratios[index] ?? 1) : () => evenHeight,
    );
    return known;
  };
  const full = Math.ceil(count / columns);
  const height = ratios ? boxes().height : Math.max(0, full * (evenHeight + gap) - gap);
  return { rowCount: count, height, columns, count, gap, evenHeight, starts: null, tops: null, boxes };
}

function boxesOf(options: ColumnOptions, heightOf: (index: number) => number): ColumnBoxes {
  const { layout, count, columns, gap, ratios } = options;
  const columnOf = layout === 'columns' ? balanced(options, heightOf) : shortestFirst(options, heightOf);
  const photos = Array.from({ length: columns }, (): number[] => []);
  for (const [index, column] of columnOf.entries()) photos[column]?.push(index);
  const sums = photos.map((list) => list.reduce((sum, index) => sum + heightOf(index), 0));
  const scales = ratios ? scalesOf(options, photos, sums) : undefined;
  const tops = new Float64Array(count);
  const heights = new Float64Array(count);
  let height = 0;
  photos.forEach((list, column) => {
    let y = 0;
    for (const index of list) {
      const end = y + heightOf(index) * (scales?.[column] ?? 1);
      tops[index] = Math.round(y);
      heights[index] = Math.max(1, Math.round(end) - Math.round(y));
      y = end + gap;
    }
    height = Math.max(height, Math.round(y - gap));
  });
  return {
    edges: edgesOf(options),
    ...{ columnOf, tops, heights, height },
    photos: photos.map((list) => Uint32Array.from(list)),
    columnTops: photos.map((list) => Float64Array.from(list, (index) => tops[index] ?? 0)),
    isByColumn: layout === 'columns',
  };
}

function edgesOf({ width, columns, gap }: ColumnOptions): { x: number; width: number }[] {
  const cell = (width - gap * (columns - 1)) / columns;
  return Array.from({ length: columns }, (_, column) => {
    const x = Math.round(column * cell) + column * gap;
    return { x, width: Math.round((column + 1) * cell) + column * gap - x };
  });
}

/** The next photo goes to the shortest column. */
function shortestFirst(
  { count, columns, gap }: ColumnOptions,
  heightOf: (index: number) => number,
): Uint16Array {
  const ends = new Float64Array(columns);
  const columnOf = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    let shortest = 0;
    for (let column = 1; column < columns; column += 1) {
      if ((ends[column] ?? 0) < (ends[shortest] ?? 0)) shortest = column;
    }
    columnOf[index] = shortest;
    ends[shortest] = (ends[shortest] ?? 0) + heightOf(index) + gap;
  }
  return columnOf;
}

/** Columns of about the same height, each with the photos that follow those of the column before. */
function balanced({ count, columns, gap }: ColumnOptions, heightOf: (index: number) => number): Uint16Array {
  const columnOf = new Uint16Array(count);
  let total = 0;
  for (let index = 0; index < count; index += 1) total += heightOf(index) + gap;
  let before = 0;
  let last = -1;
  for (let index = 0; index < count; index += 1) {
    const step = heightOf(index) + gap;
    const fair = Math.floor(((before + step / 2) / total) * columns);
    // No column stays empty that could have a photo.
    const least = Math.max(last, columns - (count - index));
    last = Math.min(last + 1, Math.max(least, fair), columns - 1);
    columnOf[index] = last;
    before += step;
  }
  return columnOf;
}

/** The factors that make all columns end at the same height; undefined where that would distort photos. */
function scalesOf(
  { layout, continued, gap }: ColumnOptions,
  photos: readonly number[][],
  sums: readonly number[],
): number[] | undefined {
  if (layout === 'masonry' && !continued) return undefined;
  const gaps = photos.map((list) => gap * (list.length - 1));
  const ends = sums.map((sum, column) => sum + (gaps[column] ?? 0));
  const end = Math.round(ends.reduce((total, one) => total + one, 0) / ends.length);
  const scales = sums.map((sum, column) => (end - (gaps[column] ?? 0)) / sum);
  return scales.every((scale) => Math.abs(scale - 1) <= MOST_STRETCH) ? scales : undefined;
}
