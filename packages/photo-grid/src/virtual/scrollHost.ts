import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

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
  /** Size of what is seen at once. */
  viewport(): { width: number; height: number };
  scrollTo(offset: number): void;
  stop(): void;
};

/**
 * Watches and moves the scroller through TanStack Virtual's core, which knows the quirks of browsers
 * (scrollend, iOS momentum). Its item list stays empty: which rows are near is answered by the layout engine's
 * binary search, because measuring a million items one by one is what makes large lists slow.
 * Undefined while the scroller's element is not there yet.
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
      core: {
        scrollToFn: windowScroll,
        observeElementRect: observeWindowRect,
        observeElementOffset: observeWindowOffset,
      },
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
    core: { scrollToFn: elementScroll, observeElementRect, observeElementOffset },
  });
}

type CoreFunctions<T extends Element | Window> = Pick<
  VirtualizerOptions<T, Element>,
  'scrollToFn' | 'observeElementRect' | 'observeElementOffset'
>;

function hostOf<T extends HTMLElement | Window>(options: {
  target: T;
  element: HTMLElement;
  read: () => number;
  viewport: ScrollHost['viewport'];
  report: ScrollReport;
  core: CoreFunctions<T>;
}): ScrollHost {
  const { target, element, read, viewport, report, core } = options;
  const virtualizer = new Virtualizer<T, Element>({
    count: 0,
    estimateSize: () => 0,
    getScrollElement: () => target,
    initialOffset: read,
    // The core writes the present position once at start; the browser need not hear it.
    scrollToFn: (offset, how, instance) => {
      if (offset !== read()) core.scrollToFn(offset, how, instance);
    },
    observeElementRect: (instance, tell) =>
      core.observeElementRect(instance, (rect) => {
        tell(rect);
        report.onViewport();
      }),
    observeElementOffset: (instance, tell) =>
      core.observeElementOffset(instance, (offset, isScrolling) => {
        tell(offset, isScrolling);
        report.onOffset(offset);
        if (!isScrolling) report.onRest();
      }),
  });
  const unmount = virtualizer._didMount();
  virtualizer._willUpdate();
  return {
    element,
    offset: read,
    viewport,
    scrollTo: (offset) => target.scrollTo({ top: offset, behavior: 'instant' }),
    stop: unmount,
  };
}
