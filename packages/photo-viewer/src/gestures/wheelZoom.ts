import type { ViewerStore } from '../store/ViewerStore.ts';

/** A notch of a mouse wheel is at least this; trackpads send less. */
const NOTCH = 50;
/** Pixels on a trackpad that zoom by a factor of e. */
const TRACKPAD = 100;

/** Zooms around the pointer: by a step for each notch, or by the distance on a trackpad. */
export function handleWheelZoom(event: WheelEvent, element: HTMLElement, store: ViewerStore): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  const { zoomTo, zoomIn, zoomOut } = store.actions;
  const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH;
  if (!isNotch) zoomTo(store.getSnapshot().view.zoom * Math.exp(-event.deltaY / TRACKPAD), point);
  else if (event.deltaY < 0) zoomIn(point);
  else zoomOut(point);
}
