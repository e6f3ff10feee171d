import { type RefObject, useEffect } from 'react';
import { viewTransform } from '../geometry/index.ts';
import { useViewerContext } from '../ViewerContext.ts';
import { PointerGestures } from './PointerGestures.ts';
import { handleWheelZoom } from './wheelZoom.ts';

/** Wheel, drag, pinch, double tap and swipe on the viewport. The only place that writes styles without React. */
export function useGestures(
  viewportRef: RefObject<HTMLElement | null>,
  trackRef: RefObject<HTMLElement | null>,
): void {
  const { store, frameRef, rtl, inline, close } = useViewerContext();
  useEffect(() => {
    const element = viewportRef.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    new PointerGestures(element, {
      store,
      rtl,
      canClose: !inline,
      close,
      moveFrame: (view) => {
        const { current: frame } = frameRef;
        if (frame) frame.style.transform = viewTransform(view);
      },
      moveTrack: ({ x, y }) => {
        const { current: track } = trackRef;
        if (track) track.style.transform = x || y ? `translate(${x}px, ${y}px)` : '';
      },
    }).listen(signal);
    const onWheel = (event: WheelEvent) => {
      // An inline viewer leaves the wheel to the page, and pinches on a trackpad (with ctrl) zoom.
      if (inline && !event.ctrlKey) return;
      event.preventDefault();
      handleWheelZoom(event, element, store);
    };
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => controller.abort();
  }, [viewportRef, trackRef, store, frameRef, rtl, inline, close]);
}
