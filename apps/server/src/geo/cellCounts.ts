import { COUNTED_LEVELS, cellsPerCell, FINEST_LEVEL } from './cells.ts';

/** Photos in a cell of a level, and the sums of their latitudes and longitudes in millionths of a degree. */
export interface CellCount {
  level: number;
  cell: number;
  count: number;
  lat: number;
  lng: number;
}

export const MICRODEGREES = 1_000_000;

export interface Located {
  lat?: number | null;
  lng?: number | null;
  cell?: number | null;
}

/** Adds up photos by cell at every counted level; `sign` is -1 for removed photos. */
export function countCells(rows: readonly Located[], sign: 1 | -1): CellCount[] {
  const counts = new Map<string, CellCount>();
  for (const { lat, lng, cell } of rows) {
    if (typeof cell !== 'number' || typeof lat !== 'number' || typeof lng !== 'number') continue;
    for (const level of COUNTED_LEVELS) {
      const own = Math.floor(cell / cellsPerCell(level, FINEST_LEVEL));
      const key = `${level} ${own}`;
      const sum = counts.get(key) ?? { level, cell: own, count: 0, lat: 0, lng: 0 };
      sum.count += sign;
      sum.lat += sign * Math.round(lat * MICRODEGREES);
      sum.lng += sign * Math.round(lng * MICRODEGREES);
      counts.set(key, sum);
    }
  }
  return [...counts.values()];
}
