import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from './geometry/index.ts';
import { StageHands } from './stageHands.ts';
import type { Viewer } from './useViewer.ts';

/** A wheel's notch is at least this; trackpads send less. */
const NOTCH = 50;
/** Pixels of a trackpad that zoom by e. */
const TRACKPAD = 100;

/** Wheel, drag, pinch, double tap and swipe on the stage. */
export function useStageGestures(
  viewer: Viewer,
  stage: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const latest = useRef({ viewer, onClose });
  useEffect(() => {
    latest.current = { viewer, onClose };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const release = new StageHands(element, () => latest.current).listen();
    const onWheel = (event: WheelEvent) => {
      // React listens to wheels passively, where the page behind could not be kept still.
      event.preventDefault();
      turnWheel(latest.current.viewer, event, middlePoint(element, event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      release();
      element.removeEventListener('wheel', onWheel);
    };
  }, [stage]);
}

function turnWheel(viewer: Viewer, event: WheelEvent, point: Point): void {
  const notch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH;
  if (!notch) viewer.zoomTo(viewer.view.zoom * Math.exp(-event.deltaY / TRACKPAD), point);
  else if (event.deltaY < 0) viewer.zoomIn(point);
  else viewer.zoomOut(point);
}

function middlePoint(element: HTMLElement, event: WheelEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}
