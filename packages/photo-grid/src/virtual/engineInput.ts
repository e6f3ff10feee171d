import type { PhotoGridItem, PhotoSection } from '../items.ts';
import {
  type GridLayout,
  type GridLevel,
  type GridMode,
  type GridRatio,
  gridMetrics,
  layoutGrid,
} from '../layout/index.ts';
import type { RangeRequest } from './rangeRequests.ts';

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
  onRange?: (request: RangeRequest) => void;
};

/** What the browser says. Lengths in CSS pixels; `scrollTop` counts from the grid's own top and may be negative. */
export type EngineBox = { width: number; viewportWidth: number; viewportHeight: number; scrollTop: number };

/** Lays the input out for the box; groups that `previous` has already are taken over. */
export function layOut(input: EngineInput, box: EngineBox, previous?: GridLayout): GridLayout {
  const { mode, level, ratio, packSections } = input;
  const { width, viewportWidth, viewportHeight } = box;
  const metrics = gridMetrics({ mode, level, ratio, width, viewportWidth, viewportHeight });
  const sections = input.sections.map(({ key, count, name }) => ({ key, count, headed: name !== '' }));
  return layoutGrid({ sections, width, metrics, packSections, previous });
}

/** Photos are drawn in another size. */
export function isResized(a: EngineInput, b: EngineInput): boolean {
  return a.mode !== b.mode || a.level !== b.level || a.ratio !== b.ratio || a.packSections !== b.packSections;
}
