/**
 * Cells of the world map. At level `n` the square of Web Mercator is divided into 2^n × 2^n cells. A cell's number is in
 * Z-order: the cells that divide it further have consecutive numbers.
 */

/** The level of `files.cell`: 600 m across at the equator. */
export const FINEST_LEVEL = 16;

/** Levels whose cells have counters; the cells of another level are sums of cells of the next finer one. */
export const COUNTED_LEVELS = [4, 7, 10, 13, FINEST_LEVEL] as const;

/** A cell is divided into four. */
const DIVISION = 4;
const MOST_CELLS = 512;
const FULL_TURN = 360;
const RADIANS = Math.PI / (FULL_TURN / 2);

/** Degrees. `west` is greater than `east` where the box crosses the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Numbers of cells, both ends included. */
export interface CellSpan {
  first: number;
  last: number;
}

function clampIndex(part: number, side: number): number {
  return Math.min(side - 1, Math.max(0, Math.floor(part * side)));
}

function columnOf(lng: number, side: number): number {
  return clampIndex((lng + FULL_TURN / 2) / FULL_TURN, side);
}

function rowOf(lat: number, side: number): number {
  const sine = Math.sin(lat * RADIANS);
  return clampIndex(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI), side);
}

function interleave(column: number, row: number, level: number): number {
  let cell = 0;
  for (let bit = level - 1; bit >= 0; bit -= 1)
    cell = cell * DIVISION + ((row >> bit) & 1) * 2 + ((column >> bit) & 1);
  return cell;
}

/** How many cells of the finer level a cell is divided into. */
export function cellsPerCell(level: number, finer: number): number {
  return DIVISION ** (finer - level);
}

/** The cell of a location at a level; null where there is no location. */
export function cellOf(lat: number | null, lng: number | null, level = FINEST_LEVEL): number | null {
  if (lat === null || lng === null) return null;
  const side = 2 ** level;
  return interleave(columnOf(lng, side), rowOf(lat, side), level);
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

function cellsIn({ west, south, east, north }: Box, level: number): number[] {
  const side = 2 ** level;
  const [first, last] = [columnOf(west, side), columnOf(east, side)];
  const columns = west <= east ? range(first, last) : [...range(first, side - 1), ...range(0, last)];
  const rows = range(rowOf(north, side), rowOf(south, side));
  const cells = [...new Set(columns)].flatMap((column) => rows.map((row) => interleave(column, row, level)));
  return cells.sort((a, b) => a - b);
}

/** Consecutive numbers together. `cells` are sorted. */
function spansOf(cells: readonly number[]): CellSpan[] {
  const spans: CellSpan[] = [];
  for (const cell of cells) {
    const span = spans.at(-1);
    if (span && span.last === cell - 1) span.last = cell;
    else spans.push({ first: cell, last: cell });
  }
  return spans;
}

/**
 * The cells that a box touches, at `level` or, where they would be too many, at a coarser one.
 */
export function cover(box: Box, level: number): { level: number; spans: CellSpan[] } {
  for (let coarser = Math.min(level, FINEST_LEVEL); ; coarser -= 1) {
    const side = 2 ** coarser;
    const width = ((box.east - box.west + FULL_TURN) % FULL_TURN || FULL_TURN) / FULL_TURN;
    const height = rowOf(box.south, side) - rowOf(box.north, side) + 1;
    // One more column than the width: the box begins and ends inside of cells.
    if ((width * side + 1) * height > MOST_CELLS && coarser > 1) continue;
    return { level: coarser, spans: spansOf(cellsIn(box, coarser)) };
  }
}

/** The cells of a finer level in spans of a coarser one. */
export function refine(spans: readonly CellSpan[], level: number, finer: number): CellSpan[] {
  const cells = cellsPerCell(level, finer);
  return spans.map(({ first, last }) => ({ first: first * cells, last: (last + 1) * cells - 1 }));
}
