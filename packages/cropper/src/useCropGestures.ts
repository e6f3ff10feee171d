import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CropView, type Point, panned, zoomed, zoomOf } from './geometry/index.ts';
import type { CropState } from './useCropState.ts';

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

/** Drag, pinch, wheel and keys on the stage. All points are screen pixels from the stage's middle. */
export function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  { change, hold, letGo }: CropState,
  show: (view: CropView) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const [moving, setMoving] = useState(false);
  // Read once a gesture: reading it after a move would cost a layout.
  const box = useRef<DOMRect>(undefined);
  useWheel(stage, change);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    box.current = event.currentTarget.getBoundingClientRect();
    fingers.current.set(event.pointerId, middleOffset(box.current, event));
    setMoving(true);
    hold(show);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (!before || !box.current) return;
    const now = middleOffset(box.current, event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const from = other ? midpoint(before, other) : before;
    const to = other ? midpoint(now, other) : now;
    const factor = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    change((bounds, view) => {
      const moved = panned(bounds, view, { x: to.x - from.x, y: to.y - from.y });
      return factor === 1
        ? moved
        : zoomed(bounds, moved, { zoom: zoomOf(bounds, moved) * factor, point: to });
    });
  }
  function onPointerEnd(event: PointerEvent<HTMLElement>): void {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0) return;
    setMoving(false);
    letGo();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const factor = zoomKey(event.key);
    if (!arrow && !factor) return;
    event.preventDefault();
    const step = event.shiftKey ? FAST_STEP : 1;
    if (arrow) change((bounds, view) => panned(bounds, view, { x: arrow.x * step, y: arrow.y * step }));
    if (factor) change((bounds, view) => zoomed(bounds, view, { zoom: zoomOf(bounds, view) * factor }));
  }
  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onKeyDown,
  };
  return { moving, handlers };
}

/** React listens to the wheel passively, so the page would scroll along. */
function useWheel(stage: RefObject<HTMLElement | null>, change: CropState['change']): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE));
      const point = middleOffset(element.getBoundingClientRect(), event);
      change((bounds, view) => zoomed(bounds, view, { zoom: zoomOf(bounds, view) * factor, point }));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, change]);
}

function zoomKey(key: string): number | undefined {
  if (key === '+' || key === '=') return ZOOM_FACTOR;
  if (key === '-' || key === '_') return 1 / ZOOM_FACTOR;
  return undefined;
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
