import type { Point } from '../geometry/index.ts';
import type { Viewer } from '../useViewer.ts';

/** A wheel's notch is at least this; trackpads send less. */
const NOTCH = 50;
/** Pixels of a trackpad that zoom by e. */
const TRACKPAD = 100;

/** Zooms around the pointer: a notch by a step, a trackpad by as much as it is moved. */
export function turnWheel(viewer: Viewer, event: WheelEvent, stage: HTMLElement): void {
  const point = middlePoint(stage, event);
  const notch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH;
  if (!notch) viewer.zoomTo(viewer.view.zoom * Math.exp(-event.deltaY / TRACKPAD), point);
  else if (event.deltaY < 0) viewer.zoomIn(point);
  else viewer.zoomOut(point);
}

function middlePoint(stage: HTMLElement, event: WheelEvent): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}
