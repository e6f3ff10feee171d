import { GESTURES } from '@xiangji/api-client/contract';
import { type RefObject, useEffect } from 'react';

export interface Point {
  x: number;
  y: number;
}

export interface EdgeScrollOptions {
  active: boolean;
  /** Where the pointer is, in pixels of the window. */
  pointer: RefObject<Point | undefined>;
  /** What scrolls; the page where absent. */
  scroller?: RefObject<HTMLElement | null>;
  /** Height of the zones at both ends in pixels; 60 for lists of cards, 40 for rows (spec §9 'Gestures'). */
  edge?: number;
  /** The list has moved under the pointer. */
  onScroll?: () => void;
}

/** While something is dragged near an end the list scrolls: 15 px every 30 ms (spec §9 'Gestures'). */
export function useEdgeScroll(options: EdgeScrollOptions): void {
  const { active, pointer, scroller, edge = GESTURES.AUTO_SCROLL_EDGE_PX, onScroll } = options;
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      const at = pointer.current;
      if (!at) return;
      const box = scroller?.current?.getBoundingClientRect();
      const [top, bottom] = box ? [box.top, box.bottom] : [0, window.innerHeight];
      const direction = at.y < top + edge ? -1 : at.y > bottom - edge ? 1 : 0;
      if (direction === 0) return;
      (scroller?.current ?? window).scrollBy(0, direction * GESTURES.AUTO_SCROLL_STEP_PX);
      onScroll?.();
    }, GESTURES.AUTO_SCROLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [active, pointer, scroller, edge, onScroll]);
}
