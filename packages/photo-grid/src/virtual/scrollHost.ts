import { observeElementOffset, observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { watchSizes } from './watchSizes.ts';

/** What scrolls: the page, or an element around the grid. */
export type GridScroller = 'window' | RefObject<HTMLElement | null>;

export type ScrollReport = {
  /** Pixels scrolled, from the scroller's own top. */
  onOffset(offset: number): void;
  /** Nothing moves any more. */
  onRest(): void;
  /** The size of what is seen at once may have changed. */
  onViewport(): void;
};

export type ScrollHost = {
  /** The scroller's element; the document's for the page. */
  element: HTMLElement;
  offset(): number;
  /** Where it stands, if it has moved and did not report it yet: browsers do so with the next frame. */
  unreported(): number | undefined;
  /** Size of what is seen at once. */
  viewport(): { width: number; height: number };
  scrollTo(offset: number): void;
  stop(): void;
};

/**
 * Watches the scroller through TanStack Virtual's observers, which know the quirks of browsers (scrollend).
 * Its item list is not used: which rows are near is answered by the layout engine's binary search, because measuring
 * a million items one by one is what makes large lists slow. Undefined while the scroller's element is not there yet.
 */
export function startScrollHost(scroller: GridScroller, report: ScrollReport): ScrollHost | undefined {
  if (scroller === 'window') {
    return hostOf<Window>({
      target: window,
      element: document.documentElement,
      read: () => window.scrollY,
      // Read anew each time: a phone's page is first laid out for a desk's width, and no resize tells of the change.
      viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
      report,
      observe: { size: watchWindow, offset: observeWindowOffset },
    });
  }
  const element = scroller.current;
  if (!element) return undefined;
  return hostOf<HTMLElement>({
    target: element,
    element,
    read: () => element.scrollTop,
    viewport: () => ({ width: element.clientWidth, height: element.clientHeight }),
    report,
    observe: { size: (tell) => watchSizes([element], tell), offset: observeElementOffset },
  });
}

/** Tells when the window changes. Its size is not read here: that would lay the page out, in the middle of drawing it. */
function watchWindow(tell: () => void): () => void {
  window.addEventListener('resize', tell, { passive: true });
  return () => window.removeEventListener('resize', tell);
}

type Observers<T extends Element | Window> = {
  size: (tell: () => void) => () => void;
  offset: (
    watched: Virtualizer<T, Element>,
    tell: (offset: number, isScrolling: boolean) => void,
  ) => (() => void) | undefined;
};

/** Milliseconds of stillness that count as rest. */
const REST_AFTER = 150;

/** What the observers read of a virtualizer: the rest of it, most of its weight, is not needed here. */
function watchedBy<T extends HTMLElement | Window>(target: T): Virtualizer<T, Element> {
  const options = {
    horizontal: false,
    isRtl: false,
    isScrollingResetDelay: REST_AFTER,
    useScrollendEvent: true,
  };
  return { scrollElement: target, targetWindow: window, options } as unknown as Virtualizer<T, Element>;
}

function hostOf<T extends HTMLElement | Window>(options: {
  target: T;
  element: HTMLElement;
  read: () => number;
  viewport: ScrollHost['viewport'];
  report: ScrollReport;
  observe: Observers<T>;
}): ScrollHost {
  const { target, element, read, viewport, report, observe } = options;
  const watched = watchedBy(target);
  const stopSize = observe.size(() => report.onViewport());
  let rest: ReturnType<typeof setTimeout> | undefined;
  let known: number | undefined;
  const stopOffset = observe.offset(watched, (offset, isScrolling) => {
    clearTimeout(rest);
    known = offset;
    report.onOffset(offset);
    // Every step of a script's scrolling ends with a scrollend of its own: only what stays still has come to rest.
    if (!isScrolling) rest = setTimeout(report.onRest, REST_AFTER);
  });
  return {
    element,
    offset: read,
    viewport,
    scrollTo(offset) {
      target.scrollTo({ top: offset, behavior: 'instant' });
      known = read();
    },
    unreported() {
      // What is hidden has no place: that is no move.
      if (known === undefined || viewport().height === 0) return undefined;
      const now = read();
      if (Math.abs(now - known) < 1) return undefined;
      known = now;
      return now;
    },
    stop() {
      clearTimeout(rest);
      stopSize();
      stopOffset?.();
    },
  };
}
