import { idOf, type PhotoItem } from '@xiangji/internal/items';
import { Preloader } from '../preload/Preloader.ts';
import { afterFrames } from './afterFrames.ts';
import type { StoreOptions, ViewerActions, ViewerState } from './types.ts';
import { createActions } from './viewerActions.ts';
import { deriveState, initialState, isSameState, type KeptState } from './viewerState.ts';

/** Another navigation within this time (ms) is fast: a held key repeats after 90 ms at most. */
const FAST_NAVIGATION = 100;
/** The controls wait this long (ms) for the first photo: less than a user needs to reach them. */
const MAX_OPENING = 400;
/** Frames in which a photo is first painted; its neighbours are mounted after them. */
const PAINT_FRAMES = 2;
/** Frames left to the first sharp photo: one renders it, the others decode and paint it. */
const SHARP_FRAMES = 3;
const DEFAULT_PRELOAD = 3;
/** Spec §9: the viewer loads this many entries ahead and behind. */
const LOAD_AROUND = 20;

/** State and actions of one viewer, without React and without DOM. */
export class ViewerStore {
  readonly actions: ViewerActions;
  /** Height in CSS pixels of the tile that the viewer opens from. */
  readonly tileHeight: number | undefined;
  /** Whether the next navigation is by a held key: then it is fast, however long the photo before it took. */
  isKeyHeld = false;
  #options: StoreOptions;
  #kept: KeptState;
  #state: ViewerState;
  readonly #listeners = new Set<() => void>();
  readonly #preloader = new Preloader();
  #navigatedAt = Number.NEGATIVE_INFINITY;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #cancelPaint: (() => void) | undefined;
  #cancelSharp: (() => void) | undefined;
  #cancelLoad: (() => void) | undefined;
  #isSettled = false;

  constructor(options: StoreOptions, tileHeight?: number) {
    this.#options = options;
    this.tileHeight = tileHeight;
    this.#kept = initialState(options);
    this.#state = deriveState(options, this.#kept);
    this.actions = createActions({
      getState: this.getSnapshot,
      getOptions: () => this.#options,
      setOwnView: (ownView) => this.#update({ ownView }),
      setViewport: (viewport) => this.#update({ viewport }),
      setIndex: (index) => this.#setIndex(index),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): ViewerState => this.#state;

  /** Stores the options of the latest rendering. */
  setOptions(options: StoreOptions): void {
    const isSameList = options.getItem === this.#options.getItem;
    this.#options = options;
    const { index = this.#kept.index } = options;
    if (index === this.#kept.index) this.#update();
    else this.#navigate(index);
    if (!isSameList) this.#notify();
  }

  /** Starts the opening; the return value ends all timers and requests. */
  connect(): () => void {
    const timer = setTimeout(() => this.#open(), MAX_OPENING);
    return () => {
      clearTimeout(timer);
      clearTimeout(this.#restTimer);
      this.#cancelPaint?.();
      this.#cancelSharp?.();
      this.#cancelPaint = undefined;
      this.#isSettled = this.#kept.preloading;
      this.#preloader.clear();
      this.#cancelLoad?.();
    };
  }

  /** The current photo is as sharp as it will get; the first time its neighbours may follow. */
  reportSettled(): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#cancelSharp = afterFrames(SHARP_FRAMES, () => {
      this.#open({ preloading: true });
    });
  }

  setGesturing(gesturing: boolean): void {
    this.#update({ gesturing });
  }

  /** Returns false when the viewer is closing already. */
  startClosing(): boolean {
    if (this.#kept.phase === 'closing') return false;
    this.#update({ phase: 'closing' });
    return true;
  }

  /** Goes to the last photo when the list became shorter than the index. */
  keepInRange(): void {
    const { index, count } = this.#state;
    if (count > 0 && index >= count) this.actions.goToSlide(count - 1);
  }

  /** Returns the function that reads the photo at an index. It is another function after every change of the list. */
  getReader = (): ((index: number) => PhotoItem | undefined) => this.#options.getItem;

  /** Requests the photos that are missing around the current one. */
  loadRange(): void {
    const { index } = this.#kept;
    const before = this.#cancelLoad;
    const start = Math.max(0, index - LOAD_AROUND);
    const end = Math.min(this.#options.count, index + LOAD_AROUND + 1);
    this.#cancelLoad = this.loadMissing(start, end);
    // Last, so that a photo of both ranges is never without a request.
    before?.();
  }

  /** Requests a range if some of its photos are missing; the returned function aborts the request. */
  loadMissing(start: number, end: number): (() => void) | undefined {
    const { getItem, onLoadRange } = this.#options;
    for (let index = start; onLoadRange && index < end; index += 1) {
      if (getItem(index)) continue;
      const controller = new AbortController();
      Promise.resolve(onLoadRange({ start, end, signal: controller.signal })).catch(() => {});
      return () => controller.abort();
    }
    return undefined;
  }

  #open(change?: Partial<KeptState>): void {
    this.#update({ ...(this.#kept.phase === 'opening' && { phase: 'open' }), ...change });
  }

  #setIndex(index: number): void {
    const { index: controlled, onIndexChange } = this.#options;
    onIndexChange?.(index);
    if (controlled !== undefined) return;
    this.#navigate(index);
    this.loadRange();
  }

  #navigate(index: number): void {
    const before = this.#state;
    const change: Partial<KeptState> = { index, left: before.index };
    // The neighbours of the photo before are not mounted yet: this time they are needed at once.
    if (this.#cancelPaint) change.center = index;
    this.#cancelPaint?.();
    this.#cancelPaint = afterFrames(PAINT_FRAMES, () => {
      this.#cancelPaint = undefined;
      this.#update({ center: index, paintedIndex: index });
    });
    const item = this.#options.getItem(index);
    // Photos that are inserted before the current one only change its index.
    if (!item || idOf(item) !== idOf(before.item)) change.fastNavigation = this.#isFast();
    this.#update(change);
  }

  #isFast(): boolean {
    const now = performance.now();
    const isFast = this.isKeyHeld || now - this.#navigatedAt < FAST_NAVIGATION;
    this.#navigatedAt = now;
    this.isKeyHeld = false;
    clearTimeout(this.#restTimer);
    if (isFast) this.#restTimer = setTimeout(() => this.#update({ fastNavigation: false }), FAST_NAVIGATION);
    return isFast;
  }

  #update(change?: Partial<KeptState>): void {
    if (change) this.#kept = { ...this.#kept, ...change };
    const next = deriveState(this.#options, this.#kept, this.#state);
    if (isSameState(this.#state, next)) return;
    this.#state = next;
    this.#preload();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #preload(): void {
    const { index, count, viewport, fastNavigation, preloading } = this.#state;
    // As its neighbours, not before the photo is painted.
    if (this.#kept.center !== index) return;
    const { getItem, preload = DEFAULT_PRELOAD } = this.#options;
    this.#preloader.update({
      ...{ index, count, viewport, getItem, fastNavigation },
      distance: preloading ? preload : 0,
      tileHeight: this.tileHeight,
    });
  }
}
