import { ESTIMATED_RATIO, type GridMetrics } from './metrics.ts';
import { evenRows } from './rows.ts';
import type { BandPlace, SectionLayout } from './sectionLayout.ts';

/** Pixels between two sections of a band. */
export const SECTION_GAP = 24;
/** Pixels that a heading in a band has at least: above one narrow photo there is no space for words. */
const HEADING_WIDTH = 96;

/** Limits of a band's row height, lowest and highest, as shares of the target. Rows of equal cells differ less. */
const JUSTIFIED_SHARES = [0.6, 1.6] as const;
const EVEN_SHARES = [0.7, 1.5] as const;
/** A window holds more sections than this. */
const WINDOW_REACH = 6;

interface Sizes {
  width: number;
  metrics: GridMetrics;
}

/**
 * Finds the bands: sections that stand side by side, each with one row of photos. Returns the place of each of their
 * sections, and undefined for sections that keep their own rows. One pass, O(sections).
 *
 * A section takes part when it has a heading and its photos leave space for a neighbour at the target height. Bands are
 * the cheapest path, as rows are, but within windows whose edges depend on the nearest keys only. A section that is
 * added, removed or loaded leaves the bands outside its window as they are.
 */
export function findBands(
  sections: readonly SectionLayout[],
  sizes: Sizes,
): readonly (BandPlace | undefined)[] {
  return new Packing(sections, sizes).places();
}

class Packing {
  readonly #sections: readonly SectionLayout[];
  readonly #width: number;
  readonly #metrics: GridMetrics;
  /** Row height to aim at, in pixels, and its limits. */
  readonly #target: number;
  readonly #lowest: number;
  readonly #highest: number;
  /** Of each section: the sum of its photos' ratios, and the pixels that it needs in addition to them. */
  readonly #sums: Float64Array;
  readonly #extras: Float64Array;
  /** Of the best band that ends before a section: the cost with all bands before it, its first section, its row height. */
  readonly #costs: Float64Array;
  readonly #starts: Uint32Array;
  readonly #heights: Float64Array;
  readonly #places: (BandPlace | undefined)[];

  constructor(sections: readonly SectionLayout[], { width, metrics }: Sizes) {
    const isEven = metrics.cellRatio > 0;
    const [lowest, highest] = isEven ? EVEN_SHARES : JUSTIFIED_SHARES;
    this.#sections = sections;
    this.#width = width;
    this.#metrics = metrics;
    this.#target = isEven ? evenRows({ ...metrics, count: 1, width }).evenHeight : metrics.rowHeight;
    this.#lowest = this.#target * lowest;
    this.#highest = this.#target * highest;
    const count = sections.length + 1;
    this.#sums = new Float64Array(count);
    this.#extras = new Float64Array(count);
    this.#costs = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    this.#starts = new Uint32Array(count);
    this.#heights = new Float64Array(count);
    this.#places = sections.map(() => undefined);
  }

  places(): readonly (BandPlace | undefined)[] {
    let start = 0;
    for (let at = 0; at <= this.#sections.length; at += 1) {
      if (this.#measure(at)) continue;
      this.#packRun(start, at);
      start = at + 1;
    }
    return this.#places;
  }

  /** Sums a section up; false when it cannot share a row. */
  #measure(at: number): boolean {
    const section = this.#sections[at];
    if (!section || section.heading === 0 || section.count === 0) return false;
    const { count, ratios } = section;
    const { gap, cellRatio } = this.#metrics;
    const gaps = gap * (count - 1);
    const limit = (this.#width - SECTION_GAP - gaps) / this.#target;
    const shown = cellRatio > 0 ? null : (section.shown ?? ratios);
    let sum = shown ? 0 : count * (cellRatio || ESTIMATED_RATIO);
    if (shown) for (let i = 0; i < count && sum < limit; i += 1) sum += shown[i] ?? 1;
    this.#sums[at] = sum;
    this.#extras[at] = Math.max(gaps, HEADING_WIDTH - sum * this.#target);
    return sum < limit;
  }

  /** Divides neighbours that can share a row into windows. */
  #packRun(start: number, end: number): void {
    const ranks = this.#sections.slice(start, end).map(({ key }) => rankOf(key));
    let from = start;
    for (let at = start + 1; at <= end; at += 1) {
      if (at < end && !startsWindow(ranks, at - start)) continue;
      this.#packWindow(from, at);
      from = at;
    }
  }

  /** Finds the bands of a window whose sum over photos of (row height − target)² is least. */
  #packWindow(start: number, end: number): void {
    this.#costs[start] = 0;
    for (let from = start; from < end; from += 1) {
      let photos = 0;
      let sum = 0;
      let space = this.#width + SECTION_GAP;
      for (let to = from + 1; to <= end; to += 1) {
        photos += this.#sections[to - 1]?.count ?? 0;
        sum += this.#sums[to - 1] ?? 0;
        space -= SECTION_GAP + (this.#extras[to - 1] ?? 0);
        const height = space / sum;
        if (height < this.#lowest) break;
        const cost = (this.#costs[from] ?? 0) + (height - this.#target) ** 2 * photos;
        if (cost >= (this.#costs[to] ?? 0)) continue;
        this.#costs[to] = cost;
        this.#starts[to] = from;
        this.#heights[to] = height;
      }
    }
    for (let to = end; to > start; to = this.#starts[to] ?? 0) this.#placeBand(to);
  }

  /** Places the sections of the best band that ends before `end`. */
  #placeBand(end: number): void {
    const filled = this.#heights[end] ?? 0;
    const height = filled > this.#highest ? this.#target : filled;
    let edge = 0;
    for (let at = this.#starts[end] ?? 0; at < end; at += 1) {
      const photos = (this.#sums[at] ?? 0) * height;
      const gaps = this.#metrics.gap * ((this.#sections[at]?.count ?? 0) - 1);
      const x = Math.round(edge);
      const width = Math.round(edge + photos + gaps) - x;
      this.#places[at] = { x, width, height: Math.round(height) };
      edge += photos + (this.#extras[at] ?? 0) + SECTION_GAP;
    }
  }
}

/** A section starts a window when its rank is the lowest within reach; near the ends of a run none does. */
function startsWindow(ranks: readonly number[], at: number): boolean {
  const rank = ranks[at] ?? 0;
  for (let by = 1; by <= WINDOW_REACH; by += 1) {
    if (!((ranks[at - by] ?? rank) > rank && (ranks[at + by] ?? rank) > rank)) return false;
  }
  return true;
}

/** Spreads keys over 32 bits (FNV-1a and a final mix): the keys of neighbours often differ in the last digit only. */
function rankOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
}
