import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { boundedView, type Point, type View, zoomAt } from './geometry/index.ts';
import type { Viewer } from './useViewer.ts';

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
/** A wheel's notch is at least this; trackpads send less. */
const NOTCH = 50;

type Swipe = { axis: 'x' | 'y' | undefined; by: Point };
type Press = {
  at: Point;
  time: number;
  view: View;
  axis: Swipe['axis'];
  last: Point;
  lastTime: number;
  speed: Point;
};

export type StageGestures = {
  /** Pixels that a swipe has moved the pages across, or the photo down. */
  swipe: Point;
  moving: boolean;
  handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
    onDoubleClick(event: MouseEvent<HTMLElement>): void;
  };
};

const still: Point = { x: 0, y: 0 };

/** Wheel, drag, pinch, double tap and swipe on the stage. */
export function useStageGestures(
  viewer: Viewer,
  stage: RefObject<HTMLElement | null>,
  onClose: () => void,
): StageGestures {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | undefined>(undefined);
  const pinch = useRef<{ distance: number; view: View } | undefined>(undefined);
  const [swipe, setSwipe] = useState(still);
  const [moving, setMoving] = useState(false);
  useWheel(viewer, stage);

  function pointOf(event: { clientX: number; clientY: number }): Point {
    return middlePoint(stage.current, event);
  }

  function startPress(at: Point, time: number): void {
    press.current = { at, time, view: viewer.view, axis: undefined, last: at, lastTime: time, speed: still };
  }

  function movePinch(): void {
    const [a, b] = [...pointers.current.values()];
    if (!a || !b) return;
    const distance = Math.hypot(a.x - b.x, a.y - b.y);
    pinch.current ??= { distance, view: viewer.view };
    const { view, distance: from } = pinch.current;
    const point = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    viewer.setView(zoomAt(viewer.frame, view, { zoom: (view.zoom * distance) / Math.max(1, from), point }));
  }

  function moveOne(event: PointerEvent<HTMLElement>, now: Point): void {
    const start = press.current;
    if (!start) return;
    const by = { x: now.x - start.at.x, y: now.y - start.at.y };
    if (!start.axis && Math.hypot(by.x, by.y) < SLACK) return;
    start.axis ??= Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y';
    const elapsed = Math.max(1, event.timeStamp - start.lastTime);
    start.speed = { x: (now.x - start.last.x) / elapsed, y: (now.y - start.last.y) / elapsed };
    start.last = now;
    start.lastTime = event.timeStamp;
    if (start.view.zoom > 1) {
      viewer.setView(
        boundedView(viewer.frame, { ...start.view, x: start.view.x + by.x, y: start.view.y + by.y }),
      );
    } else if (event.pointerType !== 'mouse') {
      setSwipe(start.axis === 'x' ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) });
    }
  }

  function finish(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    pinch.current = undefined;
    if (pointers.current.size > 0) {
      const [rest] = pointers.current.values();
      if (rest) startPress(rest, event.timeStamp);
      return;
    }
    const start = press.current;
    press.current = undefined;
    setMoving(false);
    setSwipe(still);
    if (start?.axis && event.type !== 'pointercancel') settle(start);
  }

  function settle(start: Press): void {
    const { speed } = start;
    if (viewer.zoomed) viewer.panBy({ x: speed.x * GLIDE, y: speed.y * GLIDE });
    else if (start.axis === 'y' && swipe.y > CLOSE_DISTANCE) onClose();
    else if (
      Math.abs(swipe.x) > viewer.stage.width * PAGE_SHARE ||
      (swipe.x !== 0 && Math.abs(speed.x) > PAGE_SPEED)
    ) {
      if (swipe.x < 0) viewer.next();
      else viewer.previous();
    }
  }

  return {
    swipe,
    moving,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || isControl(event.target)) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const at = pointOf(event);
        pointers.current.set(event.pointerId, at);
        pinch.current = undefined;
        setMoving(true);
        startPress(at, event.timeStamp);
      },
      onPointerMove(event) {
        if (!pointers.current.has(event.pointerId)) return;
        const now = pointOf(event);
        pointers.current.set(event.pointerId, now);
        if (pointers.current.size > 1) movePinch();
        else moveOne(event, now);
      },
      onPointerUp: finish,
      onPointerCancel: finish,
      onDoubleClick(event) {
        if (isControl(event.target)) return;
        if (viewer.zoomed) viewer.restore();
        else viewer.zoomTo(DOUBLE_TAP_ZOOM, pointOf(event));
      },
    },
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, video') !== null;
}

function middlePoint(stage: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = stage?.getBoundingClientRect();
  if (!box) return still;
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** React listens to wheels passively, where the page behind could not be kept still. */
function useWheel(viewer: Viewer, stage: RefObject<HTMLElement | null>): void {
  const latest = useRef(viewer);
  useEffect(() => {
    latest.current = viewer;
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const now = latest.current;
      const point = middlePoint(element, event);
      const notch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH;
      if (!notch) now.zoomTo(now.view.zoom * Math.exp(-event.deltaY / 100), point);
      else if (event.deltaY < 0) now.zoomIn(point);
      else now.zoomOut(point);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);
}
