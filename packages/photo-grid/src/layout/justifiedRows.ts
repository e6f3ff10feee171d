import type { SectionRows } from './rows.ts';

/** A row lower than this share of the target is never better than two rows, unless it holds ≤ 2 photos. */
const LOWEST_SHARE = 0.5;
/** No row grows past this share, even if it then stays short of the edge. */
export const HIGHEST_SHARE = 2;
/** The last row still reaches the edge when that stretches it by no more than this. */
export const LAST_ROW_STRETCH = 1.2;

/**
 * Breaks photos into rows of one width so that the sum over photos of (row height − target)² is least over the
 * whole section: the shortest path over break points. O(photos × photos per row), three typed arrays.
 *
 * `ratios` are width ÷ height, already held between sane bounds. Row heights are whole pixels.
 */
export function justifiedRows(options: {
  ratios: Float32Array;
  width: number;
  rowHeight: number;
  gap: number;
  /** More photos follow: the last row is as full as the others. Default false. */
  continued?: boolean;
}): SectionRows {
  const { ratios, gap } = options;
  const count = ratios.length;
  const cameFrom = bestBreaks(options);
  let rowCount = 0;
  for (let at = count; at > 0; at = cameFrom[at] ?? 0) rowCount += 1;
  const starts = new Uint32Array(rowCount + 1);
  for (let at = count, row = rowCount; row >= 0; row -= 1) {
    starts[row] = at;
    at = cameFrom[at] ?? 0;
  }
  const tops = new Float64Array(rowCount + 1);
  let columns = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const start = starts[row] ?? 0;
    const end = starts[row + 1] ?? count;
    columns = Math.max(columns, end - start);
    tops[row + 1] = (tops[row] ?? 0) + justifiedHeight(options, start, end) + gap;
  }
  const height = rowCount === 0 ? 0 : (tops[rowCount] ?? 0) - gap;
  return { rowCount, height, columns, count, gap, evenHeight: 0, starts, tops, boxes: null };
}

/** Height that makes the photos from `start` to `end` exactly fill the width. */
export function filledHeight(
  options: { ratios: Float32Array; width: number; gap: number },
  start: number,
  end: number,
): number {
  let sum = 0;
  for (let i = start; i < end; i += 1) sum += options.ratios[i] ?? 1;
  return (options.width - options.gap * (end - start - 1)) / sum;
}

function justifiedHeight(
  options: { ratios: Float32Array; width: number; rowHeight: number; gap: number; continued?: boolean },
  start: number,
  end: number,
): number {
  const { ratios, rowHeight, continued = false } = options;
  const filled = filledHeight(options, start, end);
  const stretched = !continued && end === ratios.length && filled > rowHeight * LAST_ROW_STRETCH;
  const height = stretched ? rowHeight : Math.min(filled, rowHeight * HIGHEST_SHARE);
  return Math.max(1, Math.round(height));
}

/** For each break point, the break point before it on the cheapest way there. */
function bestBreaks(options: {
  ratios: Float32Array;
  width: number;
  rowHeight: number;
  gap: number;
  continued?: boolean;
}): Uint32Array {
  const { ratios, width, rowHeight, gap, continued = false } = options;
  const count = ratios.length;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Uint32Array(count + 1);
  const lowest = rowHeight * LOWEST_SHARE;
  const lastLimit = continued ? Number.POSITIVE_INFINITY : rowHeight * LAST_ROW_STRETCH;
  cost[0] = 0;
  for (let start = 0; start < count; start += 1) {
    const soFar = cost[start] ?? 0;
    let sum = 0;
    for (let end = start + 1; end <= count; end += 1) {
      const photos = end - start;
      sum += ratios[end - 1] ?? 1;
      const height = (width - gap * (photos - 1)) / sum;
      if (height < lowest && photos > 2) break;
      const off = end === count && height > lastLimit ? 0 : height - rowHeight;
      const total = soFar + off * off * photos;
      if (total < (cost[end] ?? 0)) {
        cost[end] = total;
        cameFrom[end] = start;
      }
    }
  }
  return cameFrom;
}
