import type { PhotoGridItem, PhotoSection } from '../items.ts';
import {
  type GridLayout,
  type GridLevel,
  type GridMode,
  type GridRatio,
  gridMetrics,
  itemsBetween,
  layoutGrid,
  rowsBetween,
  withRatios,
} from '../layout/index.ts';
import { anchorAt, type GridAnchor, scrollTopOfAnchor } from './anchor.ts';
import { type GridView, readRatios, sameParts, sameRatios, withPinned } from './gridView.ts';
import { createRangeRequests, type RangeRequest } from './rangeRequests.ts';
import { ScrollSpace, type SpaceSize } from './scrollSpace.ts';

/** What the owner of the grid says. */
export type EngineInput = {
  sections: readonly PhotoSection[];
  getItem: (index: number) => PhotoGridItem | undefined;
  dataVersion: number;
  mode: GridMode;
  level: GridLevel;
  ratio: GridRatio;
  onRange?: (request: RangeRequest) => void;
};

/** What the browser says. Lengths in CSS pixels; `scrollTop` counts from the grid's own top and may be negative. */
export type EngineBox = { width: number; viewportWidth: number; viewportHeight: number; scrollTop: number };

/** Rendered beyond the visible edge, in viewports. */
const OVERSCAN = 0.6;
/** Loaded beyond the visible edge, in viewports: behind and ahead of the eye's movement. */
const NEAR = 1;
const AHEAD = 2.5;
/** Correcting estimates can bring other groups near; it settles at once in practice. */
const MAX_PASSES = 4;
/** Scroll positions closer than this are the same. */
const STILL = 0.01;

/** The state behind the grid, free of React: props and scrolling go in, a view to render comes out. */
export class GridEngine {
  #input: EngineInput;
  #box: EngineBox;
  #layout: GridLayout;
  #view: GridView;
  #direction: -1 | 0 | 1 = 0;
  #pinned: number | undefined;
  /** The data version at which a group's ratios were last read. */
  readonly #readAt = new Map<string, number>();
  readonly #requests = createRangeRequests();
  readonly #space = new ScrollSpace();
  readonly #listeners = new Set<() => void>();

  constructor(input: EngineInput, box: EngineBox) {
    this.#input = input;
    this.#box = box;
    this.#layout = this.#layOut();
    this.#view = {
      layout: this.#layout,
      parts: [],
      dataVersion: input.dataVersion,
      scrollTo: undefined,
      shift: 0,
    };
    this.#settle(undefined);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly view = (): GridView => this.#view;

  get layout(): GridLayout {
    return this.#layout;
  }
  get box(): EngineBox {
    return this.#box;
  }
  get input(): EngineInput {
    return this.#input;
  }
  /** The place that is looked at. */
  get anchor(): GridAnchor | undefined {
    return anchorAt(this.#layout, this.#box.scrollTop, this.#input.getItem);
  }

  /** New props. Groups that kept key and count keep their rows. */
  setInput(next: EngineInput): void {
    const was = this.#input;
    const kept = this.#keptAnchor();
    this.#input = next;
    const sections = next.sections !== was.sections;
    // Positions may now mean other photos; groups near the eye are read again, which is cheap.
    if (sections) this.#readAt.clear();
    if (sections || next.mode !== was.mode || next.level !== was.level || next.ratio !== was.ratio) {
      this.#layout = this.#layOut(this.#layout);
    }
    this.#settle(kept);
  }

  /** New width or viewport. */
  setSize(size: Omit<EngineBox, 'scrollTop'>): void {
    const { width, viewportWidth, viewportHeight } = this.#box;
    const sameViewport = size.viewportWidth === viewportWidth && size.viewportHeight === viewportHeight;
    if (size.width === width && sameViewport) return;
    const kept = this.#keptAnchor();
    this.#box = { ...this.#box, ...size };
    this.#layout = this.#layOut(this.#layout);
    this.#settle(kept);
  }

  /** The scroller moved: pixels of its own, from the grid's top. */
  setScrolled(at: number): void {
    const scrollTop = this.#space.follow(at, this.#size());
    if (scrollTop === this.#box.scrollTop && this.#space.shift === this.#view.shift) return;
    if (scrollTop !== this.#box.scrollTop) this.#direction = scrollTop > this.#box.scrollTop ? 1 : -1;
    this.#box = { ...this.#box, scrollTop };
    this.#settle(this.#keptAnchor());
    if (this.#space.isStrained(this.#size())) this.#align();
  }

  /** The scroller has come to rest: a list too long for the browser sets its scroll bar right, unseen. */
  rest(): void {
    if (this.#space.isAskew(this.#size())) this.#align();
  }

  /** Jumps to a height of the list as it is known now. */
  seek(scrollTop: number): void {
    const most = Math.max(0, this.#layout.height - this.#box.viewportHeight);
    this.#box = { ...this.#box, scrollTop: Math.min(most, Math.max(0, scrollTop)) };
    this.#jump(this.#keptAnchor());
  }

  /** Jumps to an anchor; its group is read on the way, so that the place is exact. */
  restore(saved: GridAnchor): void {
    this.#jump(saved);
  }

  /** The row of this photo stays rendered wherever it is. */
  pin(index: number | undefined): void {
    if (index === this.#pinned) return;
    this.#pinned = index;
    this.#publish(undefined);
  }

  /** The first photo of the row at a height. */
  firstItemAt(y: number): number {
    return itemsBetween(this.#layout, y, y + this.#box.viewportHeight).start;
  }

  /** Asks for missing photos near the eye. Called at a calm pace, not for every frame. */
  request(): void {
    const { getItem, onRange } = this.#input;
    const { top, bottom } = this.#near();
    this.#requests.update({
      near: itemsBetween(this.#layout, top, bottom),
      direction: this.#direction,
      isMissing: (index) => getItem(index) === undefined,
      ask: onRange,
    });
  }

  /** Takes back every request. */
  abort(): void {
    this.#requests.abort();
  }

  #layOut(previous?: GridLayout): GridLayout {
    const { mode, level, ratio } = this.#input;
    const { width, viewportWidth, viewportHeight } = this.#box;
    const metrics = gridMetrics({ mode, level, ratio, width, viewportWidth, viewportHeight });
    const sections = this.#input.sections.map(({ key, count, name }) => ({
      key,
      count,
      headed: name !== '',
    }));
    return layoutGrid({ sections, width, metrics, previous });
  }

  /** At the very top (or above it) the list grows under the eye; anywhere else what is seen stays. */
  #keptAnchor(): GridAnchor | undefined {
    return this.#box.scrollTop > 0 ? this.anchor : undefined;
  }

  #near(): { top: number; bottom: number } {
    const { scrollTop, viewportHeight } = this.#box;
    return {
      top: scrollTop - viewportHeight * (this.#direction < 0 ? AHEAD : NEAR),
      bottom: scrollTop + viewportHeight * (1 + (this.#direction > 0 ? AHEAD : NEAR)),
    };
  }

  #readNear(): Map<number, Float32Array> {
    const changes = new Map<number, Float32Array>();
    const { getItem, dataVersion } = this.#input;
    const { top, bottom } = this.#near();
    for (const part of rowsBetween(this.#layout, top, bottom)) {
      const section = this.#layout.sections[part.section];
      if (!section || this.#readAt.get(section.key) === dataVersion) continue;
      this.#readAt.set(section.key, dataVersion);
      const ratios = readRatios(getItem, this.#layout.firstItems[part.section] ?? 0, section.count);
      if (ratios && !sameRatios(ratios, section.ratios)) changes.set(part.section, ratios);
    }
    return changes;
  }

  #jump(target: GridAnchor | undefined): void {
    this.#direction = 0;
    this.#settle(target);
    this.#align();
  }

  /** Puts the scroller where the list says, whether or not it stands there. */
  #align(): void {
    const scrollTo = this.#space.place(this.#box.scrollTop, this.#size());
    this.#tell({ ...this.#view, scrollTo, shift: this.#space.shift });
  }

  #size(): SpaceSize {
    return { height: this.#layout.height, viewport: this.#box.viewportHeight };
  }

  /** Brings estimates near the eye up to date, keeps the anchor still, and tells who listens. The one such place. */
  #settle(kept: GridAnchor | undefined): void {
    const before = this.#box.scrollTop;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const wanted = kept && scrollTopOfAnchor(this.#layout, kept, this.#input.getItem);
      if (wanted !== undefined) this.#box = { ...this.#box, scrollTop: wanted };
      const changes = this.#readNear();
      if (changes.size === 0) break;
      this.#layout = withRatios(this.#layout, changes);
    }
    const moved = Math.abs(this.#box.scrollTop - before) > STILL;
    this.#publish(moved ? this.#space.nudge(this.#box.scrollTop, this.#size()) : undefined);
  }

  #publish(scrollTo: number | undefined): void {
    const { shift } = this.#space;
    const { scrollTop, viewportHeight } = this.#box;
    const layout = this.#layout;
    const { dataVersion } = this.#input;
    const margin = viewportHeight * OVERSCAN;
    const near = rowsBetween(layout, scrollTop - margin, scrollTop + viewportHeight + margin);
    const parts = withPinned(layout, near, this.#pinned);
    const was = this.#view;
    const same =
      was.layout === layout &&
      was.dataVersion === dataVersion &&
      was.shift === shift &&
      sameParts(was.parts, parts);
    if (!same || scrollTo !== undefined) this.#tell({ layout, parts, dataVersion, scrollTo, shift });
  }

  #tell(view: GridView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
