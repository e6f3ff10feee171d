import { type RefObject, useEffect } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** Height of the zones at both ends of the page (CSS pixels). */
const EDGE = 60;
/** Distance of one scroll step (CSS pixels), and the interval between steps (ms). */
const STEP = 15;
const INTERVAL_MS = 30;

export interface EdgeScrollOptions {
  active: boolean;
  /** Position of the pointer in the window (px). */
  pointer: RefObject<Point | undefined>;
  /** The element that scrolls. @default the page */
  scroller?: RefObject<HTMLElement | null>;
  /** Height of the zones at both ends that cause scrolling (px). @default 60 */
  edge?: number;
  /** Called after a scroll step has moved the list under the pointer. */
  onScroll?: () => void;
}

/** Scrolls the list while an item is dragged near one of its ends. */
export function useEdgeScroll({ active, pointer, scroller, edge = EDGE, onScroll }: EdgeScrollOptions): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      const at = pointer.current;
      if (!at) return;
      const box = scroller?.current?.getBoundingClientRect();
      const [top, bottom] = box ? [box.top, box.bottom] : [0, window.innerHeight];
      const direction = at.y < top + edge ? -1 : at.y > bottom - edge ? 1 : 0;
      if (direction === 0) return;
      (scroller?.current ?? window).scrollBy(0, direction * STEP);
      onScroll?.();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [active, pointer, scroller, edge, onScroll]);
}
