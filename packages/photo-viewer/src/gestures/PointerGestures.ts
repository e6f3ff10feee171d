import { clampView, type Point, type View, zoomAt } from '../geometry/index.ts';
import type { ViewerStore } from '../store/ViewerStore.ts';
import { frameOf } from '../store/viewerActions.ts';
import { distance, isFree, isVideoElement } from './pointerTargets.ts';

/** Share of the viewport's width after which a swipe changes the photo, or speed in px/ms. */
const SWIPE_SHARE = 0.2;
const SWIPE_SPEED = 0.4;
/** Pixels after which a swipe down closes. */
const CLOSE_DISTANCE = 100;
/** Pixels that make a press a drag. */
const SLOP = 6;
/** A flick continues for this long, in milliseconds. */
const GLIDE = 160;
const DOUBLE_TAP_ZOOM = 2;
/** Two taps within this time (ms) and distance (px) are a double tap; not every browser reports one. */
const DOUBLE_TAP_TIME = 300;
const DOUBLE_TAP_DISTANCE = 24;

interface Press {
  start: Point;
  view: View;
  axis?: 'x' | 'y';
  last: Point;
  lastTime: number;
  speed: Point;
}

/** The effects of gestures. */
export interface GestureTarget {
  store: ViewerStore;
  rtl: boolean;
  /** Whether a swipe down closes. */
  canClose: boolean;
  close: () => void;
  /** Shows the current photo in a view without rendering. */
  moveFrame: (view: View) => void;
  /** Moves all slides by CSS pixels without rendering. */
  moveTrack: (offset: Point) => void;
}

const ZERO: Point = { x: 0, y: 0 };

/** Drag, pinch, double tap and swipe: moves the photo directly and commits to the store when a gesture ends. */
export class PointerGestures {
  readonly #element: HTMLElement;
  readonly #target: GestureTarget;
  readonly #pointers = new Map<number, Point>();
  /** Read once per gesture: reading it after a move would force a layout. */
  #rect: DOMRect;
  #press: Press | undefined;
  #pinch: { distance: number; view: View } | undefined;
  #view: View | undefined;
  #swipe = ZERO;
  #tap: { point: Point; time: number } | undefined;
  #isTouch = false;

  constructor(element: HTMLElement, target: GestureTarget) {
    this.#element = element;
    this.#target = target;
    this.#rect = element.getBoundingClientRect();
  }

  /** Listens natively: React's dispatch through the tree would cost more than the gesture. */
  listen(signal: AbortSignal): void {
    const up = (event: PointerEvent) => this.#up(event);
    this.#element.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#element.addEventListener('pointermove', (event) => this.#move(event), { signal });
    this.#element.addEventListener('pointerup', up, { signal });
    this.#element.addEventListener('pointercancel', up, { signal });
    this.#element.addEventListener('dblclick', (event) => this.#doubleClick(event), { signal });
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !isFree(event)) return;
    this.#rect = this.#element.getBoundingClientRect();
    // A video only reports its own tap to the element that was pressed.
    if (!isVideoElement(event.target)) this.#element.setPointerCapture?.(event.pointerId);
    const point = this.#pointOf(event);
    this.#pointers.set(event.pointerId, point);
    this.#pinch = undefined;
    this.#target.store.setGesturing(true);
    this.#startPress(point, event.timeStamp);
  }

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return;
    const point = this.#pointOf(event);
    this.#pointers.set(event.pointerId, point);
    if (this.#pointers.size > 1) this.#movePinch();
    else this.#moveOne(event, point);
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const wasPinch = this.#pinch !== undefined;
    this.#pinch = undefined;
    const [rest] = this.#pointers.values();
    if (rest) {
      this.#startPress(rest, event.timeStamp);
      // The finger that stays after a pinch does not tap.
      if (this.#press && wasPinch) this.#press.axis = 'x';
      return;
    }
    const press = this.#press;
    this.#press = undefined;
    this.#target.store.setGesturing(false);
    const isCancelled = event.type === 'pointercancel';
    const speed = press?.axis && !isCancelled ? press.speed : ZERO;
    this.#commitView(speed);
    this.#commitSwipe(speed, isCancelled);
    this.#isTouch = event.pointerType === 'touch';
    if (this.#isTouch && press && !press.axis && !wasPinch && !isCancelled)
      this.#tapped(press.start, event.timeStamp);
  }

  #startPress(start: Point, lastTime: number): void {
    const view = this.#view ?? this.#target.store.getSnapshot().view;
    this.#press = { start, view, last: start, lastTime, speed: ZERO };
  }

  #movePinch(): void {
    const [a, b] = [...this.#pointers.values()];
    const state = this.#target.store.getSnapshot();
    if (!a || !b || !state.canZoom) return;
    const apart = distance(a, b);
    this.#pinch ??= { distance: apart, view: this.#view ?? state.view };
    const { view, distance: start } = this.#pinch;
    const point = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    this.#show(zoomAt(frameOf(state), view, { zoom: (view.zoom * apart) / Math.max(1, start), point }));
  }

  #moveOne(event: PointerEvent, point: Point): void {
    const press = this.#press;
    if (!press) return;
    const moved = { x: point.x - press.start.x, y: point.y - press.start.y };
    if (!press.axis && Math.hypot(moved.x, moved.y) < SLOP) return;
    press.axis ??= Math.abs(moved.x) >= Math.abs(moved.y) ? 'x' : 'y';
    const elapsed = Math.max(1, event.timeStamp - press.lastTime);
    press.speed = { x: (point.x - press.last.x) / elapsed, y: (point.y - press.last.y) / elapsed };
    press.last = point;
    press.lastTime = event.timeStamp;
    const { view } = press;
    if (view.zoom > 1) {
      const frame = frameOf(this.#target.store.getSnapshot());
      this.#show(clampView(frame, { ...view, x: view.x + moved.x, y: view.y + moved.y }));
    } else if (event.pointerType !== 'mouse') {
      const down = this.#target.canClose ? Math.max(0, moved.y) : 0;
      this.#swipe = press.axis === 'x' ? { x: moved.x, y: 0 } : { x: 0, y: down };
      this.#target.moveTrack(this.#swipe);
    }
  }

  #show(view: View): void {
    this.#view = view;
    this.#target.moveFrame(view);
  }

  /** Commits the view that the photo is left in; released in motion, it glides on. */
  #commitView(speed: Point): void {
    const view = this.#view;
    this.#view = undefined;
    if (!view) return;
    const { store, moveFrame } = this.#target;
    const glided = { ...view, x: view.x + speed.x * GLIDE, y: view.y + speed.y * GLIDE };
    const settled = clampView(frameOf(store.getSnapshot()), glided);
    moveFrame(settled);
    store.actions.setView(settled);
  }

  #commitSwipe(speed: Point, isCancelled: boolean): void {
    const { x, y } = this.#swipe;
    this.#swipe = ZERO;
    const { store, rtl, close, moveTrack } = this.#target;
    // The photo returns to its tile from where it is released.
    if (!isCancelled && y > CLOSE_DISTANCE) {
      close();
      return;
    }
    if (x !== 0 || y !== 0) moveTrack(ZERO);
    const isFar = Math.abs(x) > store.getSnapshot().viewport.width * SWIPE_SHARE;
    if (isCancelled || !(isFar || (x !== 0 && Math.abs(speed.x) > SWIPE_SPEED))) return;
    if (x < 0 === rtl) store.actions.previous();
    else store.actions.next();
  }

  #tapped(point: Point, time: number): void {
    const before = this.#tap;
    this.#tap = { point, time };
    if (!before || time - before.time > DOUBLE_TAP_TIME) return;
    if (distance(point, before.point) > DOUBLE_TAP_DISTANCE) return;
    this.#tap = undefined;
    this.#toggleZoom(point);
  }

  #doubleClick(event: MouseEvent): void {
    // Touch was handled as taps. Not by time: a busy phone reports this event long after its tap.
    if (!isFree(event) || this.#isTouch) return;
    this.#rect = this.#element.getBoundingClientRect();
    this.#toggleZoom(this.#pointOf(event));
  }

  #toggleZoom(point: Point): void {
    const { actions, getSnapshot } = this.#target.store;
    if (getSnapshot().zoomed) actions.resetZoom();
    else actions.zoomTo(DOUBLE_TAP_ZOOM, point);
  }

  #pointOf(event: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = this.#rect;
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }
}
