import { type Point, panned, zoomed, zoomOf } from '../geometry/index.ts';
import type { CropChange } from './CropStore.ts';

/** Each press of + or −, each click of a button. */
export const ZOOM_FACTOR = 1.1;
const FAST_STEP = 10;
/** Zoom for a wheel's pixel; a pinch on a touchpad arrives as small steps with Ctrl. */
const WHEEL_RATE = 0.002;
const PINCH_RATE = 0.01;
const LINE_HEIGHT = 16;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_FACTOR,
  '=': ZOOM_FACTOR,
  '-': 1 / ZOOM_FACTOR,
  _: 1 / ZOOM_FACTOR,
};

/** What hands want of a stage. */
export type Handled = {
  change(next: CropChange): void;
  /** The first finger came, or the last one left. */
  hold(held: boolean): void;
};

/** Zooms by a factor, around a point in screen pixels from the frame's middle. */
export function zoomedBy(factor: number, point?: Point): CropChange {
  return (bounds, view) => zoomed(bounds, view, { zoom: zoomOf(bounds, view) * factor, point });
}

/**
 * Drag, pinch, wheel and keys on the stage, until the signal ends it. Past React: its events cost more than the move, and
 * it listens to the wheel passively, so that the page would scroll along.
 */
export function listen(stage: HTMLElement, handled: Handled, signal: AbortSignal): void {
  const { down, move, end } = fingersOn(stage, handled);
  const hear = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ) => stage.addEventListener(kind, listener, { signal, passive: false });
  hear('pointerdown', down);
  hear('pointermove', move);
  hear('pointerup', end);
  hear('pointercancel', end);
  hear('keydown', (event) => onKey(event, handled));
  hear('wheel', (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE));
    handled.change(zoomedBy(factor, middleOffset(stage.getBoundingClientRect(), event)));
  });
}

/** All points are screen pixels from the stage's middle. */
function fingersOn(stage: HTMLElement, { change, hold }: Handled) {
  const fingers = new Map<number, Point>();
  // Read once a gesture: reading it after a move would cost a layout.
  let box: DOMRect;
  return {
    down(event: PointerEvent): void {
      if (event.button !== 0) return;
      stage.setPointerCapture?.(event.pointerId);
      box = stage.getBoundingClientRect();
      fingers.set(event.pointerId, middleOffset(box, event));
      hold(true);
    },
    move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = middleOffset(box, event);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const from = other ? midpoint(before, other) : before;
      const to = other ? midpoint(now, other) : now;
      const factor = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
      change((bounds, view) => {
        const moved = panned(bounds, view, { x: to.x - from.x, y: to.y - from.y });
        return factor === 1 ? moved : zoomedBy(factor, to)(bounds, moved);
      });
    },
    end(event: PointerEvent): void {
      if (fingers.delete(event.pointerId) && fingers.size === 0) hold(false);
    },
  };
}

function onKey(event: KeyboardEvent, { change }: Handled): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  const factor = ZOOM_KEYS[event.key];
  if (!arrow && !factor) return;
  event.preventDefault();
  const step = event.shiftKey ? FAST_STEP : 1;
  if (arrow) change((bounds, view) => panned(bounds, view, { x: arrow.x * step, y: arrow.y * step }));
  if (factor) change(zoomedBy(factor));
}

function middleOffset(box: DOMRect, at: { clientX: number; clientY: number }): Point {
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}

function midpoint(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
