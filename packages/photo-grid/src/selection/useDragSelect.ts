import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { itemAt } from '../layout/index.ts';
import type { GridEngine } from '../virtual/gridEngine.ts';
import { EDGE_INTERVAL, edgeScroll } from './edgeScroll.ts';
import type { SelectionActions } from './useSelection.ts';

/** Spec §9: a press of 150 ms starts a drag by touch. */
const LONG_PRESS = 150;
/** A mouse that moves this far, in pixels, draws a range; a finger that does scrolls. */
const SLACK = 6;

type Drag = {
  pointer: number;
  /** In the browser's view. */
  at: { x: number; y: number };
  start: { x: number; y: number };
  index: number;
  active: boolean;
  timer?: ReturnType<typeof setTimeout>;
  scroll?: ReturnType<typeof setInterval>;
};

/**
 * Selects from the photo under the press to the one under the pointer: a mouse draws at once, a finger after a long
 * press. Backing up deselects, edges scroll. Works on the layout, so what is scrolled through need not be rendered.
 */
export function useDragSelect(options: {
  engine: GridEngine;
  canvas: RefObject<HTMLElement | null>;
  enabled: boolean;
  select: SelectionActions;
}) {
  const { engine, canvas, enabled } = options;
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);
  const select = useRef(options.select);
  useEffect(() => {
    select.current = options.select;
  });
  useEffect(() => holdScrolling(canvas.current, () => drag.current?.active === true), [canvas]);
  useEffect(() => () => stopTimers(drag.current), []);

  function photoAt(point: { x: number; y: number }): number | undefined {
    const box = canvas.current?.getBoundingClientRect();
    return box && itemAt(engine.layout, { x: point.x - box.left, y: point.y - box.top });
  }

  function begin(now: Drag, element: HTMLElement): void {
    now.active = true;
    dragged.current = true;
    element.setPointerCapture?.(now.pointer);
    select.current.startAt(now.index);
    extend(now);
    now.scroll = setInterval(() => {
      const { scrollTop, viewportHeight } = engine.box;
      const top = canvas.current?.getBoundingClientRect().top ?? 0;
      const by = edgeScroll(now.at.y - top - scrollTop, viewportHeight);
      if (by === 0) return;
      engine.seek(scrollTop + by);
      extend(now);
    }, EDGE_INTERVAL);
  }

  function extend(now: Drag): void {
    const index = photoAt(now.at);
    if (index !== undefined) select.current.extendTo(index);
  }

  function end(): void {
    stopTimers(drag.current);
    drag.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (!enabled || event.button !== 0 || !isOnPhoto(event.target)) return;
      end();
      const at = { x: event.clientX, y: event.clientY };
      const index = photoAt(at);
      if (index === undefined) return;
      const now: Drag = { pointer: event.pointerId, at, start: at, index, active: false };
      const element = event.currentTarget;
      if (event.pointerType !== 'mouse') now.timer = setTimeout(() => begin(now, element), LONG_PRESS);
      drag.current = now;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || event.pointerId !== now.pointer) return;
      now.at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(now.at.x - now.start.x, now.at.y - now.start.y) > SLACK;
      if (now.active) extend(now);
      else if (far && event.pointerType === 'mouse') begin(now, event.currentTarget);
      else if (far) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The click that ends a drag is none. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}

function isOnPhoto(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('[data-index]') !== null && !target.closest('[data-retry]')
  );
}

function stopTimers(drag: Drag | undefined): void {
  clearTimeout(drag?.timer);
  clearInterval(drag?.scroll);
}

/** Once a finger draws a range, it must not scroll as well; only a listener that may refuse can say so. */
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
