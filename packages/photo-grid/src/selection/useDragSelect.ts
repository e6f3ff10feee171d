import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { itemAt } from '../layout/index.ts';
import type { GridEngine } from '../virtual/GridEngine.ts';
import { EDGE_INTERVAL, edgeScroll } from './edgeScroll.ts';
import { itemsInRect, type ListRect } from './itemsInRect.ts';
import type { SelectionActions } from './useSelection.ts';

/** Spec §9: a press of 150 ms starts a drag by touch. */
const LONG_PRESS = 150;
/** A mouse that moves this far, in pixels, draws; a finger that does scrolls. */
const SLACK = 6;

interface Point {
  x: number;
  y: number;
}
interface Drag {
  pointer: number;
  /** A mouse draws a rectangle, a finger goes from photo to photo. */
  isMouse: boolean;
  /** In the browser's view. */
  at: Point;
  start: Point;
  /** On the list: it stays where it was pressed while the list scrolls. */
  origin: Point;
  active: boolean;
  timer?: ReturnType<typeof setTimeout>;
  scroll?: ReturnType<typeof setInterval>;
}

interface Options {
  engine: GridEngine;
  canvas: RefObject<HTMLElement | null>;
  /** The rectangle to show while a mouse draws. */
  marquee: RefObject<HTMLElement | null>;
  enabled: boolean;
  select: SelectionActions;
}

/** The running drag: selects the photos that it covers, and scrolls at the edges. */
function useDrag({ engine, canvas, marquee, select: actions }: Options) {
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);
  const select = useRef(actions);
  useEffect(() => {
    select.current = actions;
  });
  useEffect(() => holdScrolling(canvas.current, () => drag.current?.active === true), [canvas]);
  useEffect(() => () => stopTimers(drag.current), []);
  const listPoint = (point: Point) => pointOnList(canvas.current, engine, point);

  function extend(now: Drag): void {
    const point = listPoint(now.at);
    if (now.isMouse) {
      const rect = rectOf(now.origin, point);
      showMarquee(marquee.current, { rect, shift: engine.view().shift });
      select.current.draw(itemsInRect(engine.layout, rect));
      return;
    }
    const index = itemAt(engine.layout, point);
    if (index !== undefined) select.current.extendTo(index);
  }

  function begin(now: Drag, element: HTMLElement): void {
    now.active = true;
    dragged.current = true;
    element.setPointerCapture?.(now.pointer);
    select.current.startAt(itemAt(engine.layout, now.origin) ?? 0);
    extend(now);
    now.scroll = setInterval(() => {
      const { scrollTop, viewportHeight } = engine.box;
      const by = edgeScroll(listPoint(now.at).y - scrollTop, viewportHeight);
      if (by === 0) return;
      engine.seek(scrollTop + by);
      extend(now);
    }, EDGE_INTERVAL);
  }

  function end(): void {
    stopTimers(drag.current);
    drag.current = undefined;
    if (marquee.current) marquee.current.hidden = true;
  }
  return { drag, dragged, listPoint, begin, extend, end };
}

/**
 * A mouse draws a rectangle at once; a finger, after a long press, selects from photo to photo. Moving back
 * deselects, edges scroll. Works on the layout, so photos that are scrolled past need not be rendered.
 */
export function useDragSelect(options: Options) {
  const { drag, dragged, listPoint, begin, extend, end } = useDrag(options);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      const isMouse = event.pointerType === 'mouse';
      if (!options.enabled || event.button !== 0 || !isDrawable(event.target, isMouse)) return;
      end();
      const at = { x: event.clientX, y: event.clientY };
      const now: Drag = {
        pointer: event.pointerId,
        isMouse,
        at,
        start: at,
        origin: listPoint(at),
        active: false,
      };
      const element = event.currentTarget;
      if (!isMouse) now.timer = setTimeout(() => begin(now, element), LONG_PRESS);
      drag.current = now;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || event.pointerId !== now.pointer) return;
      now.at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(now.at.x - now.start.x, now.at.y - now.start.y) > SLACK;
      if (now.active) extend(now);
      else if (far && now.isMouse) begin(now, event.currentTarget);
      else if (far) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Swallows the click that ends a drag. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (dragged.current) {
        event.stopPropagation();
        event.preventDefault();
      }
      dragged.current = false;
    },
  };
}

/** From the browser's view to the list: counted from the right where the list is written that way. */
function pointOnList(canvas: HTMLElement | null, engine: GridEngine, { x, y }: Point): Point {
  const box = canvas?.getBoundingClientRect();
  if (!canvas || !box) return { x: 0, y: 0 };
  const rightToLeft = getComputedStyle(canvas).direction === 'rtl';
  return { x: rightToLeft ? box.right - x : x - box.left, y: y - box.top + engine.view().shift };
}

function rectOf(a: Point, b: Point): ListRect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Written without React: it changes with every move of the mouse, and nothing else does. */
function showMarquee(element: HTMLElement | null, { rect, shift }: { rect: ListRect; shift: number }): void {
  if (!element) return;
  element.hidden = false;
  element.style.insetInlineStart = `${rect.x}px`;
  element.style.top = `${rect.y - shift}px`;
  element.style.width = `${rect.width}px`;
  element.style.height = `${rect.height}px`;
}

/** A finger has to start on a photo; a mouse anywhere that is no button. */
function isDrawable(target: EventTarget, isMouse: boolean): boolean {
  if (!(target instanceof Element) || target.closest('[data-retry], [data-section]')) return false;
  return isMouse || target.closest('[data-index]') !== null;
}

function stopTimers(drag: Drag | undefined): void {
  clearTimeout(drag?.timer);
  clearInterval(drag?.scroll);
}

/** Once a finger draws a range, it must not scroll as well; only a non-passive listener can prevent that. */
function holdScrolling(element: HTMLElement | null, isDrawing: () => boolean): (() => void) | undefined {
  if (!element) return undefined;
  const refuse = (event: Event) => {
    if (isDrawing()) event.preventDefault();
  };
  element.addEventListener('touchmove', refuse, { passive: false });
  element.addEventListener('contextmenu', refuse);
  return () => {
    element.removeEventListener('touchmove', refuse);
    element.removeEventListener('contextmenu', refuse);
  };
}
