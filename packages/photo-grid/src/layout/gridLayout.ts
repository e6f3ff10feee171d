import { justifiedRows } from './justifiedRows.ts';
import type { GridMetrics } from './metrics.ts';
import { evenRows, type SectionRows } from './rows.ts';

/** A group as the engine sees it; `headed` groups keep `groupGap` before their rows. */
export type SectionInput = { key: string; count: number; headed: boolean };

/** One laid-out group. All indices inside it are its own, so groups before it may grow freely. */
export type SectionLayout = {
  key: string;
  count: number;
  /** Pixels before the first row. */
  heading: number;
  rows: SectionRows;
  /** True width ÷ height of each photo, NaN where not known yet; null when none is known. */
  ratios: Float32Array | null;
  /** The ratios the rows were made from: estimates filled in, bounds applied; `ratios` itself where nothing had to be. */
  shown: Float32Array | null;
};

/** The whole list, as plain data. Tables have one entry per group and, last, the total. */
export type GridLayout = {
  width: number;
  metrics: GridMetrics;
  sections: readonly SectionLayout[];
  /** Pixels from the list's top to each group. */
  tops: Float64Array;
  /** Photos before each group. */
  firstItems: Float64Array;
  /** Accessible rows (headings count) before each group. */
  firstRows: Float64Array;
  height: number;
  count: number;
  /** Most photos that one row holds. */
  columns: number;
};

/** Ratio assumed for a photo that is not loaded; rows of it are as high as rows of ordinary photos. */
export const ESTIMATED_RATIO = 4 / 3;

/**
 * Lays out every group. Groups of `previous` that did not change are taken over as they are, so
 * appending, inserting before and removing cost one group each plus the tables.
 */
export function layoutGrid(options: {
  sections: readonly SectionInput[];
  width: number;
  metrics: GridMetrics;
  previous?: GridLayout;
}): GridLayout {
  const { sections, width, metrics, previous } = options;
  const sameSizes =
    previous !== undefined && previous.width === width && sameMetrics(previous.metrics, metrics);
  const before = new Map(previous?.sections.map((section) => [section.key, section]));
  const laidOut = sections.map((input) => {
    const old = before.get(input.key);
    const heading = input.headed ? metrics.groupGap : 0;
    const ratios = old?.ratios && old.count === input.count ? old.ratios : null;
    if (old && sameSizes && old.count === input.count && old.heading === heading) return old;
    return layoutSection({ key: input.key, count: input.count, heading, ratios, width, metrics });
  });
  return withTables({ width, metrics, sections: laidOut });
}

/** The same list with the ratios of some groups (by position) known better. Recomputes those groups only. */
export function withRatios(layout: GridLayout, changes: ReadonlyMap<number, Float32Array>): GridLayout {
  if (changes.size === 0) return layout;
  const { width, metrics } = layout;
  const sections = layout.sections.slice();
  for (const [at, ratios] of changes) {
    const section = sections[at];
    if (section) sections[at] = layoutSection({ ...section, ratios, width, metrics });
  }
  return withTables({ width, metrics, sections });
}

function layoutSection(options: {
  key: string;
  count: number;
  heading: number;
  ratios: Float32Array | null;
  width: number;
  metrics: GridMetrics;
}): SectionLayout {
  const { key, count, heading, ratios, width, metrics } = options;
  const { rowHeight, gap, cellRatio } = metrics;
  const base = { key, count, heading, ratios };
  if (cellRatio > 0 || !ratios) {
    const cell = cellRatio > 0 ? cellRatio : ESTIMATED_RATIO;
    return { ...base, shown: null, rows: evenRows({ count, width, rowHeight, gap, cellRatio: cell }) };
  }
  const shown = shownRatios(ratios, metrics);
  return { ...base, shown, rows: justifiedRows({ ratios: shown, width, rowHeight, gap }) };
}

/** Not a second table where all is known: a long list has thousands of groups. */
function shownRatios(ratios: Float32Array, metrics: GridMetrics): Float32Array {
  const shown = ratios.map((ratio) => shownRatio(ratio, metrics));
  return shown.every((ratio, at) => ratio === ratios[at]) ? ratios : shown;
}

function shownRatio(ratio: number, metrics: GridMetrics): number {
  const known = ratio > 0 && Number.isFinite(ratio) ? ratio : ESTIMATED_RATIO;
  return Math.min(metrics.maxRatio, Math.max(metrics.minRatio, known));
}

function withTables(base: Pick<GridLayout, 'width' | 'metrics' | 'sections'>): GridLayout {
  const { sections } = base;
  const tops = new Float64Array(sections.length + 1);
  const firstItems = new Float64Array(sections.length + 1);
  const firstRows = new Float64Array(sections.length + 1);
  let columns = 0;
  sections.forEach((section, at) => {
    // Before a group without a heading only the ordinary gap stands.
    const after = section.count > 0 && sections[at + 1]?.heading === 0 ? section.rows.gap : 0;
    tops[at + 1] = (tops[at] ?? 0) + section.heading + section.rows.height + after;
    firstItems[at + 1] = (firstItems[at] ?? 0) + section.count;
    firstRows[at + 1] = (firstRows[at] ?? 0) + section.rows.rowCount + (section.heading > 0 ? 1 : 0);
    columns = Math.max(columns, section.rows.columns);
  });
  const last = sections.length;
  return {
    ...base,
    tops,
    firstItems,
    firstRows,
    height: tops[last] ?? 0,
    count: firstItems[last] ?? 0,
    columns,
  };
}

function sameMetrics(a: GridMetrics, b: GridMetrics): boolean {
  return (
    a.rowHeight === b.rowHeight &&
    a.gap === b.gap &&
    a.groupGap === b.groupGap &&
    a.cellRatio === b.cellRatio &&
    a.minRatio === b.minRatio &&
    a.maxRatio === b.maxRatio
  );
}
