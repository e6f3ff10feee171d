import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CropController, ViewChange } from './cropController.ts';
import type { Placement } from './cropState.ts';
import { type Point, type Size, zoomOf, zoomTo } from './geometry/index.ts';

/** The zoom factor of each press of + or −. */
export const ZOOM_FACTOR = 1.1;
const FAST_STEP = 10;
/** Zoom per pixel of a wheel; a pinch on a touchpad arrives as small steps with Ctrl. */
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

/** An element that shows the picture `size` times as large as the frame, with a number of pixels. */
export interface PictureTarget {
  size: number;
  pixels: Size;
}
export type RegisterPicture = (element: HTMLElement, target: PictureTarget) => () => void;

interface GestureOptions {
  controller: CropController;
  /** Creates the effects of the gestures; it must be the same function in each rendering. */
  createGesture: CreateGesture;
  /** CSS pixels on the screen per CSS pixel of the frame at its largest. */
  shrink: number;
}

/** Zooms by a factor around a point in frame pixels from the frame's middle. */
export function zoomBy(factor: number, point?: Point): ViewChange {
  return (bounds, view) =>
    zoomTo(bounds, view, { zoom: zoomOf(bounds, view) * factor, ...(point && { point }) });
}

/** The CSS transform of a picture with `pixels` under the middle of a frame that is `size` times as large. */
export function transformOf(
  { image, view }: Pick<Placement, 'image' | 'view'>,
  target: PictureTarget,
): string {
  const { size, pixels } = target;
  // By both sides: a reduced picture has whole pixels, and half a pixel too few would be a gap at the frame's edge.
  const ratio = { x: pixels.width / image.width, y: pixels.height / image.height };
  const scale = view.scale * size;
  return [
    `rotate(${view.rotation}deg)`,
    `scale(${(view.flip ? -scale : scale) / ratio.x}, ${scale / ratio.y})`,
    `translate(${-view.x * ratio.x}px, ${-view.y * ratio.y}px)`,
  ].join(' ');
}

/**
 * Drag, pinch, wheel and keys on an element. Listeners are the element's own: the wheel must not be passive, and React's
 * events cost more than a move. During a gesture the pictures move by their transform alone; React commits at the end.
 */
export function useCropGestures(
  area: RefObject<HTMLElement | null>,
  options: GestureOptions,
): RegisterPicture {
  const { controller, createGesture, shrink } = options;
  const targets = useRef(new Map<HTMLElement, PictureTarget>());
  const paint = useCallback((placement: Placement | undefined) => {
    if (!placement) return;
    for (const [element, target] of targets.current) element.style.transform = transformOf(placement, target);
  }, []);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const gesture = createGesture(controller, paint);
    const target = { element, controller, shrink, gesture, signal: listeners.signal };
    listenToPointers(target);
    if (gesture.zooms) listenToWheel(target);
    listenToKeys(target);
    return () => listeners.abort();
  }, [area, controller, createGesture, shrink, paint]);
  // A rendering during a gesture, such as a sharper picture, shows the committed view.
  useBrowserLayoutEffect(() => {
    if (controller.isHeld()) paint(controller.placement());
  });
  return useCallback((element, target) => {
    targets.current.set(element, target);
    return () => void targets.current.delete(element);
  }, []);
}

/** The effect of gestures on a crop. Points are frame pixels from the middle. */
export interface Gesture {
  /** Whether wheel, plus and minus zoom. */
  zooms: boolean;
  start?(target: EventTarget | null, point: Point): void;
  move(from: Point, to: Point, factor: number): void;
  /** An arrow key, in CSS pixels. */
  step(by: Point, target: EventTarget | null): void;
}

type Paint = (placement: Placement | undefined) => void;
export type CreateGesture = (controller: CropController, paint: Paint) => Gesture;

interface Listening {
  element: HTMLElement;
  controller: CropController;
  shrink: number;
  gesture: Gesture;
  signal: AbortSignal;
}

function listenToPointers({ element, controller, shrink, gesture, signal }: Listening): void {
  const fingers = new Map<number, Point>();
  // Read once per gesture: after a move it would cost a layout.
  let box: DOMRect;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !controller.placement()) return;
      element.setPointerCapture?.(event.pointerId);
      box = element.getBoundingClientRect();
      const point = offsetFrom(box, event, shrink);
      fingers.set(event.pointerId, point);
      if (fingers.size > 1) return;
      gesture.start?.(event.target, point);
      controller.hold();
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = offsetFrom(box, event, shrink);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return gesture.move(before, now, 1);
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      gesture.move(midpoint(before, other), midpoint(now, other), factor);
    },
    { signal },
  );
  const end = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId) && fingers.size === 0) controller.release();
  };
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  signal.addEventListener('abort', () => fingers.size > 0 && controller.release());
}

function listenToWheel({ element, controller, shrink, signal }: Listening): void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE));
    controller.changeView(zoomBy(factor, offsetFrom(element.getBoundingClientRect(), event, shrink)));
    controller.complete();
  };
  element.addEventListener('wheel', onWheel, { signal, passive: false });
}

function listenToKeys({ element, controller, gesture, signal }: Listening): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const factor = gesture.zooms ? ZOOM_KEYS[event.key] : undefined;
    if (!arrow && !factor) return;
    event.preventDefault();
    const step = event.shiftKey ? FAST_STEP : 1;
    if (arrow) gesture.step({ x: arrow.x * step, y: arrow.y * step }, event.target);
    else if (factor) controller.changeView(zoomBy(factor));
    controller.complete();
  };
  element.addEventListener('keydown', onKey, { signal });
}

function offsetFrom(box: DOMRect, at: { clientX: number; clientY: number }, shrink: number): Point {
  return {
    x: (at.clientX - box.left - box.width / 2) / shrink,
    y: (at.clientY - box.top - box.height / 2) / shrink,
  };
}

function midpoint(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
