import type { RefObject } from 'react';
import { watchSizes } from './watchSizes.ts';

/** What scrolls: the page, or an element around the grid. */
export type GridScroller = 'window' | RefObject<HTMLElement | null>;

export interface ScrollReport {
  /** Pixels scrolled, from the scroller's own top. */
  onOffset(offset: number): void;
  /** Nothing moves any more. */
  onRest(): void;
  /** The size of the viewport may have changed. */
  onViewport(): void;
}

export interface ScrollHost {
  /** The scroller's element; the document's for the page. */
  element: HTMLElement;
  offset(): number;
  /** Its position, if it has moved and did not report it yet: browsers do so with the next frame. */
  unreported(): number | undefined;
  /** Size of the viewport. */
  viewport(): { width: number; height: number };
  scrollTo(offset: number): void;
  stop(): void;
}

/** Watches the scroller. Undefined while its element does not exist yet. */
export function startScrollHost(scroller: GridScroller, report: ScrollReport): ScrollHost | undefined {
  if (scroller === 'window') {
    return hostOf({
      target: window,
      element: document.documentElement,
      read: () => window.scrollY,
      // Read each time: a phone's page is first laid out for the width of a desktop, and no resize event follows.
      viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
      report,
      watchSize: watchWindow,
    });
  }
  const element = scroller.current;
  if (!element) return undefined;
  return hostOf({
    target: element,
    element,
    read: () => element.scrollTop,
    viewport: () => ({ width: element.clientWidth, height: element.clientHeight }),
    report,
    watchSize: (onResize) => watchSizes([element], onResize),
  });
}

/** The window's size is not read here: that would force a layout in the middle of rendering. */
function watchWindow(onResize: () => void): () => void {
  window.addEventListener('resize', onResize, { passive: true });
  return () => window.removeEventListener('resize', onResize);
}

/** Milliseconds of stillness that count as rest. */
const REST_AFTER = 150;

function hostOf(options: {
  target: HTMLElement | Window;
  element: HTMLElement;
  read: () => number;
  viewport: ScrollHost['viewport'];
  report: ScrollReport;
  watchSize: (onResize: () => void) => () => void;
}): ScrollHost {
  const { target, element, read, viewport, report } = options;
  const stopSize = options.watchSize(() => report.onViewport());
  const hasScrollEnd = 'onscrollend' in window;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let known: number | undefined;
  const handleScroll = ({ type }: Event) => {
    clearTimeout(rest);
    known = read();
    report.onOffset(known);
    // Every step of a scripted scroll ends with a scrollend of its own: only a position that stays counts as rest. A
    // finger that holds the list ends nothing.
    if (type === 'scrollend' || !hasScrollEnd) rest = setTimeout(report.onRest, REST_AFTER);
  };
  for (const type of ['scroll', 'scrollend']) target.addEventListener(type, handleScroll, { passive: true });
  return {
    element,
    offset: read,
    viewport,
    scrollTo(offset) {
      target.scrollTo({ top: offset, behavior: 'instant' });
      known = read();
    },
    unreported() {
      // A hidden element has no scroll position: that is not a scroll.
      if (known === undefined || viewport().height === 0) return undefined;
      const now = read();
      if (Math.abs(now - known) < 1) return undefined;
      known = now;
      return now;
    },
    stop() {
      clearTimeout(rest);
      stopSize();
      for (const type of ['scroll', 'scrollend']) target.removeEventListener(type, handleScroll);
    },
  };
}
