import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { Point } from './mercator.ts';
import type { MapCamera } from './useMapCamera.ts';

/** Distance that a pointer must move before it drags the map (px). */
const DRAGS_AFTER = 4;
/** Distance that an arrow key moves the map (px). */
const ARROW_STEP = 100;
/** Wheel distance for one zoom level (px). A pinch on a touchpad is reported as a wheel event with the control key. */
const WHEEL_PER_LEVEL = 400;
const PINCH_PER_LEVEL = 100;
const LINE_PIXELS = 20;
const PRIMARY = 0;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

type Moves = Pick<MapCamera, 'pan' | 'zoomAt' | 'zoomBy'>;

/** Converts a point of the screen to pixels from the center of an element. */
function fromCenter(element: Element, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/**
 * Lets the wheel zoom around the pointer. It does not use the wheel listener of React, which is passive, so the page
 * would scroll too.
 */
function useWheel(surface: RefObject<HTMLElement | null>, zoomAt: Moves['zoomAt']): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PIXELS : event.deltaY;
      const point = fromCenter(element, { x: event.clientX, y: event.clientY });
      zoomAt(-pixels / (event.ctrlKey ? PINCH_PER_LEVEL : WHEEL_PER_LEVEL), point);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [surface, zoomAt]);
}

/**
 * Returns the event handlers of a map. One pointer moves it, two pointers zoom it, the wheel zooms it, and the keys do
 * both.
 */
export function useMapGestures(surface: RefObject<HTMLElement | null>, { pan, zoomAt, zoomBy }: Moves) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  useWheel(surface, zoomAt);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== PRIMARY) return;
    if (pointers.current.size === 0) dragged.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    // The pointer was released outside of the map.
    if (event.buttons === 0) {
      pointers.current.delete(event.pointerId);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    dragged.current += distance(before, now);
    if (dragged.current <= DRAGS_AFTER) return;
    // Capture the pointer only now. With an earlier capture, a click would hit the map and not the marker under the
    // pointer.
    const { currentTarget: map, pointerId } = event;
    if (!map.hasPointerCapture(pointerId)) map.setPointerCapture(pointerId);
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    if (!other) {
      pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const [from, to] = [middle(before, other), middle(now, other)];
    pan({ x: to.x - from.x, y: to.y - from.y });
    const spread = distance(now, other) / Math.max(1, distance(before, other));
    if (spread > 0) zoomAt(Math.log2(spread), fromCenter(map, to));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    // A click by keyboard has no pointer and `detail` 0.
    if (event.detail > 0 && dragged.current > DRAGS_AFTER) event.stopPropagation();
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) =>
    zoomAt(1, fromCenter(event.currentTarget, { x: event.clientX, y: event.clientY }));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (arrow) pan(arrow);
    else if (zoom !== undefined) zoomBy(zoom);
    else return;
    event.preventDefault();
  };
  return {
    ...{ onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
    ...{ onClickCapture, onDoubleClick, onKeyDown },
  };
}
