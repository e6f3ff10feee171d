import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useRef } from 'react';
import type { GridEngine } from './GridEngine.ts';
import { type GridScroller, type ScrollHost, startScrollHost } from './scrollHost.ts';
import { watchSizes } from './watchSizes.ts';

/**
 * Follows the scroller: its offset in the grid, and the sizes of both. `begin` finds the scroller where that has not
 * happened yet.
 */
export function useScroller(options: {
  engine: GridEngine;
  scroller: GridScroller;
  canvas: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** The first sizes are known. */
  onMeasured: () => void;
}) {
  const { engine, scroller, canvas } = options;
  const host = useRef<ScrollHost | undefined>(undefined);
  const margin = useRef(0);
  const begin = useRef(() => {});
  const onScroll = useRef(options.onScroll);
  const onMeasured = useRef(options.onMeasured);
  useBrowserLayoutEffect(() => {
    onScroll.current = options.onScroll;
  });
  useBrowserLayoutEffect(() => {
    const measure = () => {
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
    };
    let stop: (() => void) | undefined;
    const start = () => {
      const started = startScrollHost(scroller, {
        onOffset: (offset) => {
          engine.measureFirst?.();
          engine.setScrolled(offset - margin.current);
          onScroll.current();
        },
        onRest: () => engine.rest(),
        onViewport: measure,
      });
      if (!started) return undefined;
      host.current = started;
      const stopWatching = watchSizes([canvas.current?.parentElement, document.body], measure);
      return () => {
        stopWatching();
        started.stop();
      };
    };
    begin.current = () => {
      stop ??= start();
    };
    begin.current();
    // Asking now would lay out what is just being drawn, all in one task; the frame that paints it does so anyway. Who
    // needs it sooner takes it. The ref of an ancestor that scrolls, too, is only set after this effect.
    engine.measureFirst = () => {
      begin.current();
      const started = host.current;
      if (!started) return;
      engine.measureFirst = undefined;
      margin.current = canvas.current ? marginOf(canvas.current, started) : 0;
      engine.setScrolled(started.offset() - margin.current);
      measure();
      onMeasured.current();
      onScroll.current();
    };
    const frame = requestAnimationFrame(() => engine.measureFirst?.());
    return () => {
      cancelAnimationFrame(frame);
      engine.measureFirst = undefined;
      stop?.();
      host.current = undefined;
    };
  }, [engine, scroller, canvas]);
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
