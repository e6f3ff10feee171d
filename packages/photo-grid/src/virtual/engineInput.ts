import type { PhotoGridItem, PhotoSection } from '../items.ts';
import {
  type GridLayout,
  type GridLevel,
  type GridMode,
  type GridRatio,
  gridMetrics,
  layoutGrid,
  type SectionInput,
} from '../layout/index.ts';
import type { LoadRange } from './rangeRequests.ts';

/** What the owner of the grid says. */
export type EngineInput = {
  sections: readonly PhotoSection[];
  getItem: (index: number) => PhotoGridItem | undefined;
  /** Shown, but to be asked for again. */
  isStale?: (index: number) => boolean;
  dataVersion: number;
  mode: GridMode;
  level: GridLevel;
  ratio: GridRatio;
  /** Sections that fit in part of a row share it. Default false. */
  packSections?: boolean;
  onLoadRange?: LoadRange;
};

/** What the browser says. Lengths in CSS pixels; `scrollTop` counts from the grid's own top and may be negative. */
export type EngineBox = { width: number; viewportWidth: number; viewportHeight: number; scrollTop: number };

/** Photos of one part. Rows of a part are as good as those of a whole section, and known in less than a millisecond. */
const PART_LENGTH = 1_000;

/** A long section in parts, of which only those near the viewport are laid out exactly. */
function partsOf({ key, count, name }: PhotoSection, length: number): SectionInput[] {
  const first = { key, count: Math.min(count, length), headed: name !== '' };
  if (count <= length) return [first];
  const rest = Array.from({ length: Math.ceil(count / length) - 1 }, (_, nth) => ({
    key: `${key}\n${nth + 1}`,
    count: Math.min(length, count - (nth + 1) * length),
    headed: false,
    continues: true,
  }));
  return [first, ...rest];
}

/** Lays the input out for the box; groups that `previous` has already are taken over. */
export function layOut(input: EngineInput, box: EngineBox, previous?: GridLayout): GridLayout {
  const { mode, level, ratio, packSections } = input;
  const { width, viewportWidth, viewportHeight } = box;
  const metrics = gridMetrics({ mode, level, ratio, width, viewportWidth, viewportHeight });
  // Rows of equal cells cost the same however many there are.
  const length = metrics.cellRatio > 0 ? Number.POSITIVE_INFINITY : PART_LENGTH;
  const sections = input.sections.flatMap((section) => partsOf(section, length));
  return layoutGrid({ sections, width, metrics, packSections, previous });
}

/** Photos are drawn in another size. */
export function isResized(a: EngineInput, b: EngineInput): boolean {
  return a.mode !== b.mode || a.level !== b.level || a.ratio !== b.ratio || a.packSections !== b.packSections;
}
