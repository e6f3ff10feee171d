import { columnRows } from './columnRows.ts';
import { justifiedRows } from './justifiedRows.ts';
import { ESTIMATED_RATIO, type GridMetrics } from './metrics.ts';
import { alikeRows, evenRows, type SectionRows } from './rows.ts';

/** One section with its rows. All indices inside it are its own, so sections before it may grow freely. */
export interface SectionLayout {
  /** Identifies the section. */
  key: string;
  /** Photos in the section. */
  count: number;
  /** Pixels before the first row. */
  heading: number;
  /** Goes on with the section before it. */
  continues: boolean;
  /** The next section continues it: its last row is full. */
  continued: boolean;
  /** Pixels from the list's left edge; more than 0 when the section continues the band of the section before it. */
  x: number;
  /** Pixels that full rows fill: the list's width, or in a band the width of the section's photos. */
  width: number;
  /** The rows of the section. */
  rows: SectionRows;
  /** True width ÷ height of each photo, NaN where not known yet; null when none is known. */
  ratios: Float32Array | null;
  /** Ratios that the rows are made from: estimates filled in, limits applied. `ratios` itself where both are the same. */
  shown: Float32Array | null;
}

/** Where a section of a band stands, and how high its row is. Whole pixels. */
export interface BandPlace {
  x: number;
  width: number;
  height: number;
}

/** Lays a section out over the whole width. */
export function layoutSection(
  section: Pick<SectionLayout, 'key' | 'count' | 'heading' | 'continues' | 'continued' | 'ratios'>,
  { width, metrics }: { width: number; metrics: GridMetrics },
): SectionLayout {
  const { key, count, heading, continues, continued, ratios } = section;
  const { rowHeight, gap, cellRatio, columns } = metrics;
  const base = { key, count, heading, continues, continued, x: 0, width, ratios };
  if (metrics.layout === 'columns' || metrics.layout === 'masonry') {
    const shown = ratios && shownRatios(ratios, metrics);
    const { layout } = metrics;
    const cells = { layout, count, ratios: shown, width, gap, rowHeight, columns, continued };
    return { ...base, shown, rows: columnRows(cells) };
  }
  if (cellRatio > 0 || !ratios) {
    const cell = cellRatio > 0 ? cellRatio : ESTIMATED_RATIO;
    const cells = { count, width, rowHeight, gap, cellRatio: cell, columns: cellRatio > 0 ? columns : 0 };
    return { ...base, shown: null, rows: evenRows(cells) };
  }
  const shown = shownRatios(ratios, metrics);
  return { ...base, shown, rows: justifiedRows({ ratios: shown, width, rowHeight, gap, continued }) };
}

/** Gives a section its place in a band; the same object when it has that place already. */
export function placeInBand(section: SectionLayout, { x, width, height }: BandPlace): SectionLayout {
  const { count, rows } = section;
  const isThere = section.x === x && section.width === width && rows.height === height;
  if (isThere && rows.columns === count && !rows.boxes) return section;
  return {
    ...section,
    x,
    width,
    rows: alikeRows({ count, columns: count, evenHeight: height, gap: rows.gap }),
  };
}

/** Keeps no second table where all ratios are known: a long list has thousands of sections. */
function shownRatios(ratios: Float32Array, metrics: GridMetrics): Float32Array {
  const shown = ratios.map((ratio) => shownRatio(ratio, metrics));
  return shown.every((ratio, at) => ratio === ratios[at]) ? ratios : shown;
}

function shownRatio(ratio: number, metrics: GridMetrics): number {
  const known = ratio > 0 && Number.isFinite(ratio) ? ratio : ESTIMATED_RATIO;
  return Math.min(metrics.maxRatio, Math.max(metrics.minRatio, known));
}
