import { type RefObject, useEffect } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** Height of the zones at both ends of the page (CSS pixels). */
const EDGE = 60;
/** How far the list scrolls at once (CSS pixels), and how often (ms). */
const STEP = 15;
const INTERVAL_MS = 30;

export interface EdgeScrollOptions {
  active: boolean;
  /** Where the pointer is, in pixels of the window. */
  pointer: RefObject<Point | undefined>;
  /** What scrolls; the page where absent. */
  scroller?: RefObject<HTMLElement | null>;
  /** Height of the zones in pixels. @default 60 */
  edge?: number;
  /** The list has moved under the pointer. */
  onScroll?: () => void;
}

/** Scrolls the list while something is dragged near one of its ends. */
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
