import type { LoadRange } from '@xiangji/internal/items';
import type { PhotoSection } from '../items.ts';
import {
  type GridLayout,
  gridMetrics,
  isSameMetrics,
  type LayoutOptions,
  layoutGrid,
  type SectionInput,
} from '../layout/index.ts';
import type { PhotoSnapshot } from '../source/usePhotoSource.ts';

/** The list and how its owner wants to see it. */
export interface EngineInput {
  /** Another object when any photo is another one. */
  list: PhotoSnapshot;
  /** The same object while its values are the same. */
  look: LayoutOptions;
  /** Sections that fit in part of a row share it. Default false. */
  packSections?: boolean;
  onLoadRange?: LoadRange;
}

/** Sizes and scroll position as measured. Lengths in CSS pixels; `scrollTop` counts from the grid's own top and may be negative. */
export interface EngineBox {
  width: number;
  viewportWidth: number;
  viewportHeight: number;
  scrollTop: number;
}

/**
 * Photos of one part. Rows of a part are as good as those of a whole section, and computed in less than a
 * millisecond. Parts of columns are shorter: photos that are near each other in columns are far apart in the list.
 */
const PART_LENGTHS = { rows: 1_000, masonry: 1_000, columns: 240, squares: Number.POSITIVE_INFINITY };

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

/** Lays the input out for the box; sections that `previous` has already are taken over. */
export function layOut(input: EngineInput, box: EngineBox, previous?: GridLayout): GridLayout {
  const { look, packSections } = input;
  const metrics = gridMetrics({ ...look, ...box });
  const width = Math.max(1, box.width - 2 * metrics.padding);
  const length = PART_LENGTHS[metrics.layout];
  const sections = input.list.sections.flatMap((section) => partsOf(section, length));
  return layoutGrid({ sections, width, metrics, packSections, previous });
}

/** Whether photos have another size or place than before. */
export function isResized(a: EngineInput, b: EngineInput, box: EngineBox): boolean {
  if (a.packSections !== b.packSections) return true;
  return (
    a.look !== b.look &&
    !isSameMetrics(gridMetrics({ ...a.look, ...box }), gridMetrics({ ...b.look, ...box }))
  );
}
