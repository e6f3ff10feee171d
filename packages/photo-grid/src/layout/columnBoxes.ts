import { lastAtMost } from './lastAtMost.ts';

/** The boxes of photos in columns of equal width, where each photo has its own height. Whole pixels. */
export interface ColumnBoxes {
  /** Left edge and width of each column. */
  edges: readonly { x: number; width: number }[];
  /** Column of each photo. */
  columnOf: Uint16Array;
  tops: Float64Array;
  heights: Float64Array;
  /** Photos of each column from top to bottom, in ascending order. */
  photos: readonly Uint32Array[];
  /** Top of each photo of a column. */
  columnTops: readonly Float64Array[];
  height: number;
  /** Columns are read one after the other. */
  isByColumn: boolean;
}

/** The photo of a column at a height; the gap below a photo counts as its own. Undefined in an empty column. */
function photoAt(boxes: ColumnBoxes, column: number, y: number): number | undefined {
  const tops = boxes.columnTops[column];
  if (!tops || tops.length === 0) return undefined;
  return boxes.photos[column]?.[lastAtMost(tops, tops.length, y)];
}

/**
 * The photos between two heights, as ranges (both ends included): one for each column where these are read one after the
 * other, otherwise one for all.
 */
export function rangesBetween(boxes: ColumnBoxes, top: number, bottom: number): [number, number][] {
  const ranges = boxes.edges.flatMap((_, column): [number, number][] => {
    const first = photoAt(boxes, column, top);
    const last = photoAt(boxes, column, bottom);
    return first === undefined || last === undefined ? [] : [[first, last]];
  });
  if (boxes.isByColumn || ranges.length === 0) return ranges;
  return [[Math.min(...ranges.map(([first]) => first)), Math.max(...ranges.map(([, last]) => last))]];
}

/** The photo at or nearest to a point; undefined without photos. */
export function nearestPhoto(boxes: ColumnBoxes, point: { x: number; y: number }): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  boxes.edges.forEach((edge, column) => {
    const photo = photoAt(boxes, column, point.y);
    if (photo === undefined) return;
    const top = boxes.tops[photo] ?? 0;
    const x = Math.max(edge.x - point.x, point.x - edge.x - edge.width, 0);
    const y = Math.max(top - point.y, point.y - top - (boxes.heights[photo] ?? 0), 0);
    const distance = Math.hypot(x, y);
    if (distance >= least) return;
    least = distance;
    nearest = photo;
  });
  return nearest;
}

/** The photo above (−1) or below (1) in the same column; undefined at its end. */
export function verticalNeighbour(boxes: ColumnBoxes, photo: number, step: -1 | 1): number | undefined {
  const list = boxes.photos[boxes.columnOf[photo] ?? 0];
  return list?.[lastAtMost(list, list.length, photo) + step];
}

/** The photo of another column at the middle of this one; of the nearest column in that direction with photos. */
export function horizontalNeighbour(boxes: ColumnBoxes, photo: number, by: number): number | undefined {
  const middle = (boxes.tops[photo] ?? 0) + (boxes.heights[photo] ?? 0) / 2;
  return photoAt(boxes, (boxes.columnOf[photo] ?? 0) + by, middle);
}

/** The first photo, from the top, that begins at or below a height; undefined below the last one. */
export function firstBelow(boxes: ColumnBoxes, y: number): number | undefined {
  let found: number | undefined;
  boxes.photos.forEach((list, column) => {
    const tops = boxes.columnTops[column];
    if (!tops || tops.length === 0) return;
    const at = lastAtMost(tops, tops.length, y);
    const photo = (tops[at] ?? 0) >= y ? list[at] : list[at + 1];
    if (photo === undefined) return;
    const isHigher = found === undefined || (boxes.tops[photo] ?? 0) < (boxes.tops[found] ?? 0);
    if (isHigher) found = photo;
  });
  return found;
}
