import { justifiedRows, type SectionRows } from '@xiangji/photo-grid/layout';
import { generator } from '../random.ts';

const SEED = 20_261_121;
const RATIOS = [4 / 3, 3 / 4, 3 / 2, 2 / 3, 1, 16 / 9, 9 / 16] as const;

export const WIDTH = 1200;
export const HEIGHT = 800;
export const ROW = 200;
export const GAP = 4;

export interface Photos {
  ratios: Float32Array;
}

export function photosOf(count: number): Photos {
  const next = generator(SEED);
  return {
    ratios: Float32Array.from({ length: count }, () => RATIOS[Math.floor(next() * RATIOS.length)] ?? 1),
  };
}

/** A tile's colour: pictures would measure the network and the decoder. */
export const colorOf = (index: number) => `hsl(${(index * 47) % 360} 40% 60%)`;

/** The rows that every virtualiser among the peers is given, from our layout: they have none. */
export const rowsOf = (photos: Photos): SectionRows =>
  justifiedRows({ ratios: photos.ratios, width: WIDTH, rowHeight: ROW, gap: GAP });

const readyRows = new WeakMap<Photos, SectionRows>();

/** The same rows, computed once: a list that gets them does not pay for them when it mounts. */
export function readyRowsOf(photos: Photos): SectionRows {
  const rows = readyRows.get(photos) ?? rowsOf(photos);
  readyRows.set(photos, rows);
  return rows;
}

export interface Cell {
  index: number;
  left: number;
  width: number;
}

/** Cells of one row, in whole pixels. */
export function cellsOf(photos: Photos, rows: SectionRows, row: number): { height: number; cells: Cell[] } {
  const start = rows.starts?.[row] ?? 0;
  const end = rows.starts?.[row + 1] ?? 0;
  const height = (rows.tops?.[row + 1] ?? 0) - (rows.tops?.[row] ?? 0) - GAP;
  const cells: Cell[] = [];
  let left = 0;
  for (let index = start; index < end; index += 1) {
    const width = Math.round((photos.ratios[index] ?? 1) * height);
    cells.push({ index, left, width });
    left += width + GAP;
  }
  return { height, cells };
}
