import { findBands } from './bands.ts';
import { type GridMetrics, isSameMetrics } from './metrics.ts';
import { layoutSection, placeInBand, type SectionLayout } from './sectionLayout.ts';

/** A section as the engine sees it. */
export interface SectionInput {
  /** Identifies the section. */
  key: string;
  /** Photos in the section. */
  count: number;
  /** Keeps `sectionGap` before its rows. */
  headed: boolean;
  /** Goes on with the section before it, as one section to the reader. @default false */
  continues?: boolean;
}

/** The whole list, as plain data. Tables have one entry per section and, last, the total. */
export interface GridLayout {
  /** Width that rows fill, in pixels. */
  width: number;
  /** The sizes that it was computed with. */
  metrics: GridMetrics;
  /** Short sections stand side by side in bands. */
  packSections: boolean;
  /** The sections with their rows. */
  sections: readonly SectionLayout[];
  /** Pixels from the list's top to each section; the same for all sections of a band. */
  tops: Float64Array;
  /** Photos before each section. */
  firstItems: Float64Array;
  /** Accessible rows (headings count) before each section. */
  firstRows: Float64Array;
  /** A section with all that continue it is one owner; for each section, the number of its owner. */
  owners: Uint32Array;
  /** For each owner its first section and, last, the number of sections. */
  ownerStarts: Uint32Array;
  /** For each owner pixels from the list's top and, last, the height. */
  ownerTops: Float64Array;
  /** Height of the list, in pixels. */
  height: number;
  /** Photos in the list. */
  count: number;
  /** Most photos that one row holds. */
  columns: number;
}

type Base = Pick<GridLayout, 'width' | 'metrics' | 'packSections' | 'sections'>;

/**
 * Lays out every section. Sections of `previous` that did not change are taken over as they are, so appending, inserting
 * before and removing cost one section each plus one pass over the sections.
 */
export function layoutGrid(options: {
  sections: readonly SectionInput[];
  width: number;
  metrics: GridMetrics;
  /** Sections that fit in part of a row share it with their neighbours. @default false */
  packSections?: boolean;
  previous?: GridLayout;
}): GridLayout {
  const { sections, width, metrics, packSections = false, previous } = options;
  const sameSizes =
    previous?.width === width &&
    previous.packSections === packSections &&
    isSameMetrics(previous.metrics, metrics);
  const before = new Map(previous?.sections.map((section) => [section.key, section]));
  const laidOut = sections.map(({ key, count, headed, continues = false }, at) => {
    const continued = sections[at + 1]?.continues === true;
    const old = before.get(key);
    const heading = headed ? metrics.sectionGap : 0;
    const ratios = old?.ratios && old.count === count ? old.ratios : null;
    const isSame = old?.count === count && old.heading === heading && old.continued === continued;
    if (old && sameSizes && isSame) return old;
    return layoutSection({ key, count, heading, continues, continued, ratios }, { width, metrics });
  });
  return withTables({ width, metrics, packSections, sections: laidOut });
}

/** The same list with the ratios of some sections (by position) known better. Recomputes the rows of those only. */
export function withRatios(layout: GridLayout, changes: ReadonlyMap<number, Float32Array>): GridLayout {
  if (changes.size === 0) return layout;
  const { width, metrics, packSections } = layout;
  const sections = layout.sections.slice();
  for (const [at, ratios] of changes) {
    const section = sections[at];
    if (section) sections[at] = layoutSection({ ...section, ratios }, layout);
  }
  return withTables({ width, metrics, packSections, sections });
}

function withTables(base: Base): GridLayout {
  const sections = base.packSections ? packed(base) : base.sections;
  const tops = new Float64Array(sections.length + 1);
  const firstItems = new Float64Array(sections.length + 1);
  const firstRows = new Float64Array(sections.length + 1);
  const owners = new Uint32Array(sections.length);
  const starts: number[] = [];
  let columns = 0;
  sections.forEach((section, at) => {
    const { heading, rows } = section;
    const next = sections[at + 1];
    // Before a section without a heading only the ordinary gap stands.
    const after = section.count > 0 && next?.heading === 0 ? rows.gap : 0;
    const continues = next !== undefined && next.x > 0;
    tops[at + 1] = (tops[at] ?? 0) + (continues ? 0 : heading + rows.height + after);
    firstItems[at + 1] = (firstItems[at] ?? 0) + section.count;
    firstRows[at + 1] = (firstRows[at] ?? 0) + rows.rowCount + (heading > 0 ? 1 : 0);
    columns = Math.max(columns, rows.columns);
    if (!section.continues) starts.push(at);
    owners[at] = starts.length - 1;
  });
  const last = sections.length;
  starts.push(last);
  return {
    ...base,
    sections,
    tops,
    firstItems,
    firstRows,
    owners,
    ownerStarts: Uint32Array.from(starts),
    ownerTops: Float64Array.from(starts, (at) => tops[at] ?? 0),
    height: tops[last] ?? 0,
    count: firstItems[last] ?? 0,
    columns,
  };
}

/** Places short sections side by side. The others keep their own rows. */
function packed({ sections, width, metrics }: Base): SectionLayout[] {
  const places = findBands(sections, { width, metrics });
  return sections.map((section, at) => {
    const place = places[at];
    return place ? placeInBand(section, place) : section;
  });
}
