import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useRef } from 'react';
import type { GridEngine } from './GridEngine.ts';
import { type GridScroller, type ScrollHost, startScrollHost } from './scrollHost.ts';
import { watchSizes } from './watchSizes.ts';

interface ScrollerOptions {
  engine: GridEngine;
  scroller: GridScroller;
  canvas: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** The first sizes are known. */
  onMeasured: () => void;
  /** The first frame is about to be painted. */
  onFirstFrame: () => void;
}

/** The connected scroller, and the pixels from its content top to the grid. */
interface Connection {
  host: RefObject<ScrollHost | undefined>;
  margin: RefObject<number>;
}

/** Passes the sizes of the canvas and of the scroller to the engine. */
function measure({ engine, canvas, host, margin }: Pick<ScrollerOptions, 'engine' | 'canvas'> & Connection) {
  const element = canvas.current;
  const current = host.current;
  if (!element || !current) return;
  engine.measureFirst?.();
  const before = margin.current;
  margin.current = marginOf(element, current);
  const { width: viewportWidth, height: viewportHeight } = current.viewport();
  // Hidden elements and tests have no size; the known one stays.
  if (viewportWidth > 0 && viewportHeight > 0) {
    engine.setSize({ width: contentWidth(element) || engine.box.width, viewportWidth, viewportHeight });
  }
  // Not read from the scroller: it may still have to follow a correction that is about to be painted.
  const by = before - margin.current;
  if (by !== 0) engine.setScrolled(engine.box.scrollTop - engine.view().shift + by);
}

/** Finds the scroller and follows it; undefined where it is not there yet. */
function connect(
  options: Omit<ScrollerOptions, 'onMeasured' | 'onFirstFrame'> & Connection,
): (() => void) | undefined {
  const { engine, scroller, canvas, onScroll, host, margin } = options;
  const started = startScrollHost(scroller, {
    onOffset: (offset) => {
      engine.measureFirst?.();
      engine.setScrolled(offset - margin.current);
      onScroll();
    },
    onRest: () => engine.rest(),
    onViewport: () => measure(options),
  });
  if (!started) return undefined;
  host.current = started;
  const stopWatching = watchSizes([canvas.current?.parentElement, document.body], () => measure(options));
  return () => {
    stopWatching();
    started.stop();
  };
}

/**
 * Follows the scroller: its offset in the grid, and the sizes of both. `begin` finds the scroller where that has not
 * happened yet.
 */
export function useScroller({ engine, scroller, canvas, ...callbacks }: ScrollerOptions) {
  const host = useRef<ScrollHost | undefined>(undefined);
  const margin = useRef(0);
  const begin = useRef(() => {});
  const onScroll = useLatestCallback(callbacks.onScroll);
  const onMeasured = useLatestCallback(callbacks.onMeasured);
  const onFirstFrame = useLatestCallback(callbacks.onFirstFrame);
  useBrowserLayoutEffect(() => {
    const connection = { engine, scroller, canvas, onScroll, host, margin };
    let stop: (() => void) | undefined;
    begin.current = () => {
      stop ??= connect(connection);
    };
    begin.current();
    // Measuring now would lay out the page in the task that renders it; the frame that paints it does so anyway, and a
    // jump measures sooner. The ref of an ancestor that scrolls is also set only after this effect.
    engine.measureFirst = () => {
      begin.current();
      const started = host.current;
      if (!started) return;
      engine.measureFirst = undefined;
      margin.current = canvas.current ? marginOf(canvas.current, started) : 0;
      engine.setScrolled(started.offset() - margin.current);
      measure(connection);
      onMeasured();
      onScroll();
    };
    const frame = requestAnimationFrame(() => {
      engine.measureFirst?.();
      onFirstFrame();
    });
    return () => {
      cancelAnimationFrame(frame);
      engine.measureFirst = undefined;
      stop?.();
      host.current = undefined;
    };
  }, [engine, scroller, canvas, onScroll, onMeasured, onFirstFrame]);
  return { host, margin, begin };
}

/** Pixels inside the element around the canvas, whose own margins are the padding of the grid. */
function contentWidth({ parentElement }: HTMLElement): number {
  if (!parentElement) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement);
  return (
    parentElement.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0)
  );
}

/** Pixels from the scroller's content top to the grid. */
function marginOf(canvas: HTMLElement, host: ScrollHost): number {
  const top = canvas.getBoundingClientRect().top;
  const isPage = host.element === document.documentElement;
  const scrollerTop = isPage ? 0 : host.element.getBoundingClientRect().top + host.element.clientTop;
  return top - scrollerTop + host.offset();
}
