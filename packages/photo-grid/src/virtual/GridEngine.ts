import { type GridLayout, itemsBetween, rowsBetween, withRatios } from '../layout/index.ts';
import { anchorAt, type GridAnchor, scrollTopOfAnchor } from './anchor.ts';
import { type EngineBox, type EngineInput, isResized, layOut } from './engineInput.ts';
import { type GridView, sameParts, withPinned } from './gridView.ts';
import { NearRatios } from './NearRatios.ts';
import { RangeRequests } from './RangeRequests.ts';
import { directionOf, type RenderedSpan, spanToLoad, spanToRender, stillReaches } from './renderedSpan.ts';
import { ScrollAnchor } from './ScrollAnchor.ts';
import { ScrollSpace, type SpaceSize } from './ScrollSpace.ts';

/** Correcting estimates can bring other sections near the viewport; one round is enough in practice. */
const MAX_PASSES = 4;
/** Scroll positions closer than this are the same. */
const STILL = 0.01;
/** Nearer to the end than this many viewports a list that turns out shorter would end above the viewport. */
const FREE = 10;
/** A browser rounds the position it is given by less than this. */
const ROUNDED = 1.5;

/** Photos in the viewport: indices over all sections, `end` excluded. */
export interface VisibleRange {
  /** The first index. */
  start: number;
  /** The index after the last one. */
  end: number;
}

/** The state behind the grid, free of React: props and scrolling go in, a view to render comes out. */
export class GridEngine {
  #input: EngineInput;
  #box: EngineBox;
  #layout: GridLayout;
  #view: GridView;
  #direction: -1 | 0 | 1 = 0;
  #pinned: number | undefined;
  #rendered: RenderedSpan = { top: 0, bottom: 0 };
  #isNarrow = false;
  /** The position that the scroller was last moved to, until it reports it. */
  #written: number | undefined;
  /** The scroller was not moved there yet. */
  #unsent = false;
  /** The position that the scroller reported last. */
  #reported: number | undefined;
  /** Nothing is measured yet: the rows have an expected size, and no one has seen them. */
  #isExpected: boolean;
  readonly #held = new ScrollAnchor();
  readonly #ratios = new NearRatios();
  #failed: GridView['failed'] = [];
  readonly #requests = new RangeRequests((failed) => {
    this.#failed = failed;
    this.#publish(undefined);
  });
  readonly #space = new ScrollSpace();
  readonly #listeners = new Set<() => void>();
  /** Measures the page while its sizes are only expected: every jump needs them. */
  measureFirst: (() => void) | undefined;

  /** `isExpected`: the box is a guess that will be measured before it is painted. */
  constructor(input: EngineInput, box: EngineBox, isExpected = false) {
    this.#input = input;
    this.#box = box;
    this.#isExpected = isExpected;
    this.#layout = layOut(input, box);
    this.#view = {
      layout: this.#layout,
      parts: [],
      list: input.list,
      scrollTo: undefined,
      shift: 0,
      failed: [],
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
  /** The scroll position. */
  get anchor(): GridAnchor | undefined {
    const { scrollTop, viewportHeight } = this.#box;
    return anchorAt(this.#layout, { scrollTop, reach: viewportHeight / 2 }, this.#input.list.getItem);
  }

  /** New props. Sections that kept key and count keep their rows. */
  setInput(next: EngineInput): void {
    const was = this.#input;
    const resized = isResized(next, was, this.#box);
    const kept = this.#keptAnchor(resized);
    this.#input = next;
    const sections = next.list.sections !== was.list.sections;
    if (sections) this.#ratios.forget();
    if (sections || resized) this.#layout = layOut(this.#input, this.#box, this.#layout);
    this.#settle(kept);
  }

  /** New width or viewport. */
  setSize(size: Omit<EngineBox, 'scrollTop'>): void {
    const { width, viewportWidth, viewportHeight } = this.#box;
    // A scroll before the first measure meant these pixels: the photos that were expected there had not been seen.
    const isFirst = this.#isExpected;
    this.#isExpected = false;
    const sameViewport = size.viewportWidth === viewportWidth && size.viewportHeight === viewportHeight;
    if (size.width === width && sameViewport) return;
    const kept = isFirst ? undefined : this.#keptAnchor(true);
    this.#box = { ...this.#box, ...size };
    this.#layout = layOut(this.#input, this.#box, this.#layout);
    this.#settle(kept);
  }

  /** The scroller moved: pixels of its own, from the grid's top. */
  setScrolled(at: number): void {
    // The scroller reports where it still is: the position that it was given last has not been written yet.
    if (this.#unsent && at === this.#reported) return;
    this.#reported = at;
    const scrollTop = this.#space.follow(at, this.#size());
    // The scroller reports the position that was written to it: that is no move.
    const isEcho = this.#written !== undefined && Math.abs(scrollTop - this.#written) < ROUNDED;
    this.#written = undefined;
    if (isEcho || (scrollTop === this.#box.scrollTop && this.#space.shift === this.#view.shift)) return;
    const direction = directionOf(scrollTop - this.#box.scrollTop, this.#box.viewportHeight);
    this.#direction = direction ?? this.#direction;
    this.#isNarrow = direction === 0;
    this.#held.release();
    this.#box = { ...this.#box, scrollTop };
    // After a jump no photo was shown yet that would have to stay: the scroller is not moved once more.
    const isFree = this.#isNarrow && scrollTop < this.#layout.height - FREE * this.#box.viewportHeight;
    this.#settle(isFree ? undefined : this.#keptAnchor());
    if (this.#space.isStrained(this.#size())) this.#align();
  }

  /**
   * Reports that the scroller is at `at`, before its event, which comes with the next frame: photos that load sooner
   * would scroll back to the old position.
   */
  catchUp(at: number): void {
    if (!this.#unsent) this.setScrolled(at);
  }

  /** A jump has rendered little more than the viewport, to be there sooner: `widen` has to follow. */
  get isNarrow(): boolean {
    return this.#isNarrow;
  }
  /** Renders the rows around the viewport, once those in it are shown. */
  widen(): void {
    if (!this.#isNarrow) return;
    this.#isNarrow = false;
    this.#publish(undefined, true);
  }

  /** The scroller was sent where the view says. */
  sent(): void {
    this.#unsent = false;
  }

  /** The scroller is at rest: a list too long for the browser corrects its scrollbar unnoticed. */
  rest(): void {
    if (this.#space.isAskew(this.#size())) this.#align();
  }

  /** Jumps to a height of the list as it is known now. */
  seek(scrollTop: number): void {
    this.measureFirst?.();
    this.#held.release();
    const most = Math.max(0, this.#layout.height - this.#box.viewportHeight);
    this.#box = { ...this.#box, scrollTop: Math.min(most, Math.max(0, scrollTop)) };
    this.#jump(this.#keptAnchor());
  }

  /** Jumps to an anchor; its section is read on the way, so that the place is exact. */
  restore(saved: GridAnchor): void {
    this.measureFirst?.();
    this.#held.release(saved);
    this.#jump(saved);
  }

  /** The row of this photo stays rendered wherever it is. */
  pin(index: number | undefined): void {
    if (index === this.#pinned) return;
    this.#pinned = index;
    this.#publish(undefined, true);
  }

  /** The first photo of the row at a height. */
  firstItemAt(y: number): number {
    return itemsBetween(this.#layout, y, y + this.#box.viewportHeight).start;
  }

  /** The photos of the rows that are in the viewport. */
  visibleItems(): VisibleRange {
    const { scrollTop, viewportHeight } = this.#box;
    return itemsBetween(this.#layout, Math.max(0, scrollTop), scrollTop + viewportHeight);
  }

  /** The photos that should be loaded: in view, around it and where scrolling leads. */
  nearItems(): { start: number; end: number } {
    const { top, bottom } = spanToLoad(this.#box, this.#direction);
    return itemsBetween(this.#layout, top, bottom);
  }

  /** Loads missing photos near the viewport. Called at intervals, not for every frame. */
  request(): void {
    const { list, onLoadRange } = this.#input;
    const { getItem, isStale } = list;
    this.#requests.update({
      near: this.nearItems(),
      isMissing: (index) => getItem(index) === undefined || isStale?.(index) === true,
      ask: onLoadRange,
    });
  }

  /** Asks at once for the failed range of this photo; false where it did not fail. */
  retry(index: number): boolean {
    return this.#requests.retry(index);
  }

  /** Aborts every request. */
  abort(): void {
    this.#requests.abort();
  }

  /** At the very top (or above it) the list grows below the viewport top; anywhere else visible photos stay. */
  #keptAnchor(resized = false): GridAnchor | undefined {
    return this.#box.scrollTop > 0 ? this.#held.keep(() => this.anchor, resized) : undefined;
  }

  #jump(target: GridAnchor | undefined): void {
    this.#isExpected = false;
    this.#direction = 0;
    this.#settle(target);
    this.#align();
  }

  /** Moves the scroller to the list's position, even if it is already there. */
  #align(): void {
    const scrollTo = this.#space.place(this.#box.scrollTop, this.#size());
    this.#notify({ ...this.#view, scrollTo, shift: this.#space.shift });
  }

  #size(): SpaceSize {
    return { height: this.#layout.height, viewport: this.#box.viewportHeight };
  }

  /** Updates estimates near the viewport, keeps the anchor still, and notifies listeners. The one place that does so. */
  #settle(kept: GridAnchor | undefined): void {
    const before = this.#box.scrollTop;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const wanted = kept && scrollTopOfAnchor(this.#layout, kept, this.#input.list.getItem);
      if (wanted !== undefined) this.#box = { ...this.#box, scrollTop: wanted };
      const near = spanToLoad(this.#box, this.#direction);
      const changes = this.#ratios.changed(this.#layout, near, this.#input.list);
      if (changes.size === 0) break;
      this.#layout = withRatios(this.#layout, changes);
    }
    const moved = Math.abs(this.#box.scrollTop - before) > STILL;
    this.#publish(moved ? this.#space.nudge(this.#box.scrollTop, this.#size()) : undefined);
  }

  #publish(wanted: number | undefined, isForced = false): void {
    // A view that was not rendered yet may contain a scroll position: the view that replaces it contains it too.
    const scrollTo = this.#unsent ? this.#space.place(this.#box.scrollTop, this.#size()) : wanted;
    const { shift } = this.#space;
    const layout = this.#layout;
    const { list } = this.#input;
    const was = this.#view;
    const failed = this.#failed;
    const isAsWas =
      was.layout === layout && was.list === list && was.shift === shift && was.failed === failed;
    if (isAsWas && !isForced && scrollTo === undefined) {
      if (stillReaches(this.#rendered, this.#box, layout.height)) return;
    }
    this.#rendered = spanToRender(this.#box, this.#direction, this.#isNarrow);
    const near = rowsBetween(layout, this.#rendered.top, this.#rendered.bottom);
    const parts = withPinned(layout, near, this.#pinned);
    if (isAsWas && scrollTo === undefined && sameParts(was.parts, parts)) return;
    this.#notify({ layout, parts, list, scrollTo, shift, failed });
  }

  #notify(view: GridView): void {
    if (view.scrollTo !== undefined) this.#written = this.#box.scrollTop;
    this.#unsent ||= view.scrollTo !== undefined;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
