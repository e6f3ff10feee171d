import { boundedView, type Point, type View, zoomAt } from '../geometry/index.ts';
import type { Viewer } from '../useViewer.ts';
import { markMoving, showSwipe, showView } from './stageMotion.ts';
import { distanceOf, isFree, isVideo } from './stageTouch.ts';

/** Share of the stage's width after which a swipe turns the page, or speed in px/ms. */
const PAGE_SHARE = 0.2;
const PAGE_SPEED = 0.4;
/** Pixels after which a swipe down closes. */
const CLOSE_DISTANCE = 100;
/** Movement that makes a press a drag, in pixels. */
const SLACK = 6;
/** A flick glides on as if it ran this long, in milliseconds. */
const GLIDE = 160;
const DOUBLE_TAP_ZOOM = 2;
/** Two taps within this time (ms) and distance (px) are one double tap; not every browser tells of them by itself. */
const TAP_TIME = 300;
const TAP_DISTANCE = 24;

type Press = { at: Point; view: View; axis?: 'x' | 'y'; last: Point; lastTime: number; speed: Point };
/** What the hands ask of the viewer, always the newest. */
type Asked = () => { viewer: Viewer; onClose: () => void };

const still: Point = { x: 0, y: 0 };

/** Drag, pinch, double tap and swipe on a stage. The viewer only hears how a gesture ended. */
export class StageHands {
  readonly #stage: HTMLElement;
  readonly #asked: Asked;
  readonly #pointers = new Map<number, Point>();
  /** The stage's place, read once a gesture: reading it after a move would cost a layout. */
  #box: DOMRect;
  #press: Press | undefined;
  #pinch: { distance: number; view: View } | undefined;
  #view: View | undefined;
  #swipe = still;
  #tap: { at: Point; time: number } | undefined;
  /** Whether the last press was a finger's. */
  #finger = false;

  constructor(stage: HTMLElement, asked: Asked) {
    this.#stage = stage;
    this.#asked = asked;
    this.#box = stage.getBoundingClientRect();
  }

  /** Listens by itself, not through React, whose way through the tree costs more than the gesture. */
  listen(): () => void {
    const ears = new AbortController();
    const { signal } = ears;
    const up = (event: PointerEvent) => this.#up(event);
    this.#stage.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#stage.addEventListener('pointermove', (event) => this.#move(event), { signal });
    this.#stage.addEventListener('pointerup', up, { signal });
    this.#stage.addEventListener('pointercancel', up, { signal });
    this.#stage.addEventListener('dblclick', (event) => this.#doubleClick(event), { signal });
    return () => ears.abort();
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !isFree(event)) return;
    this.#box = this.#stage.getBoundingClientRect();
    // A video's own tap is only told to what the finger was put on.
    if (!isVideo(event.target)) this.#stage.setPointerCapture?.(event.pointerId);
    const at = this.#pointOf(event);
    this.#pointers.set(event.pointerId, at);
    this.#pinch = undefined;
    markMoving(this.#stage, true);
    this.#startPress(at, event.timeStamp);
  }

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return;
    const now = this.#pointOf(event);
    this.#pointers.set(event.pointerId, now);
    if (this.#pointers.size > 1) this.#movePinch();
    else this.#moveOne(event, now);
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const pinched = this.#pinch !== undefined;
    this.#pinch = undefined;
    const [rest] = this.#pointers.values();
    if (rest) {
      this.#startPress(rest, event.timeStamp);
      if (this.#press && pinched) this.#press.axis = 'x';
      return;
    }
    const press = this.#press;
    this.#press = undefined;
    markMoving(this.#stage, false);
    const cancelled = event.type === 'pointercancel';
    const speed = press?.axis && !cancelled ? press.speed : still;
    this.#settleView(speed);
    this.#settleSwipe(speed, cancelled);
    this.#finger = event.pointerType === 'touch';
    if (this.#finger && press && !press.axis && !pinched && !cancelled)
      this.#tapped(press.at, event.timeStamp);
  }

  #startPress(at: Point, lastTime: number): void {
    const view = this.#view ?? this.#asked().viewer.view;
    this.#press = { at, view, last: at, lastTime, speed: still };
  }

  #movePinch(): void {
    const [a, b] = [...this.#pointers.values()];
    if (!a || !b) return;
    const { viewer } = this.#asked();
    if (!viewer.canZoom) return;
    const distance = distanceOf(a, b);
    this.#pinch ??= { distance, view: this.#view ?? viewer.view };
    const from = this.#pinch;
    const point = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const zoom = (from.view.zoom * distance) / Math.max(1, from.distance);
    this.#show(zoomAt(viewer.frame, from.view, { zoom, point }));
  }

  #moveOne(event: PointerEvent, now: Point): void {
    const press = this.#press;
    if (!press) return;
    const by = { x: now.x - press.at.x, y: now.y - press.at.y };
    if (!press.axis && Math.hypot(by.x, by.y) < SLACK) return;
    press.axis ??= Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y';
    const elapsed = Math.max(1, event.timeStamp - press.lastTime);
    press.speed = { x: (now.x - press.last.x) / elapsed, y: (now.y - press.last.y) / elapsed };
    press.last = now;
    press.lastTime = event.timeStamp;
    if (press.view.zoom > 1) {
      const moved = { ...press.view, x: press.view.x + by.x, y: press.view.y + by.y };
      this.#show(boundedView(this.#asked().viewer.frame, moved));
    } else if (event.pointerType !== 'mouse') {
      this.#swipe = press.axis === 'x' ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) };
      showSwipe(this.#stage, this.#swipe);
    }
  }

  #show(view: View): void {
    this.#view = view;
    showView(this.#stage, view);
  }

  /** Tells the viewer where its picture was left; let go in motion, it glides on. */
  #settleView(speed: Point): void {
    const left = this.#view;
    this.#view = undefined;
    if (!left) return;
    const { viewer } = this.#asked();
    const glided = { ...left, x: left.x + speed.x * GLIDE, y: left.y + speed.y * GLIDE };
    const settled = boundedView(viewer.frame, glided);
    showView(this.#stage, settled);
    viewer.setView(settled);
  }

  #settleSwipe(speed: Point, cancelled: boolean): void {
    const { x, y } = this.#swipe;
    const { viewer, onClose } = this.#asked();
    this.#swipe = still;
    // The photo returns to its tile from where it was let go.
    if (!cancelled && y > CLOSE_DISTANCE) {
      onClose();
      return;
    }
    showSwipe(this.#stage, still);
    const far = Math.abs(x) > viewer.stage.width * PAGE_SHARE;
    if (cancelled || !(far || (x !== 0 && Math.abs(speed.x) > PAGE_SPEED))) return;
    if (x < 0) viewer.next();
    else viewer.previous();
  }

  #tapped(at: Point, time: number): void {
    const before = this.#tap;
    this.#tap = { at, time };
    if (!before || time - before.time > TAP_TIME || distanceOf(at, before.at) > TAP_DISTANCE) return;
    this.#tap = undefined;
    this.#zoomOnce(at);
  }

  #doubleClick(event: MouseEvent): void {
    // Taps of fingers were heard already. Not told by the time: a busy phone brings this event long after its tap.
    if (!isFree(event) || this.#finger) return;
    this.#box = this.#stage.getBoundingClientRect();
    this.#zoomOnce(this.#pointOf(event));
  }

  #zoomOnce(point: Point): void {
    const { viewer } = this.#asked();
    if (viewer.zoomed) viewer.restore();
    else viewer.zoomTo(DOUBLE_TAP_ZOOM, point);
  }

  #pointOf(event: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = this.#box;
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }
}
