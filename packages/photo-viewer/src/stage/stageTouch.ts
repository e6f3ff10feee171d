import type { Point } from '../geometry/index.ts';

/** The foot of a video holds its controls: what is dragged there is the time or the sound. In pixels. */
const VIDEO_CONTROLS = 88;

/** Nothing under the pointer wants it for itself. A video leaves all but its controls to fingers. */
export function isFree(event: MouseEvent): boolean {
  const { target } = event;
  if (!isVideo(target)) return !(target instanceof Element && target.closest('button, a, input'));
  const byMouse = !('pointerType' in event) || event.pointerType === 'mouse';
  return !byMouse && event.offsetY < target.clientHeight - VIDEO_CONTROLS;
}

export function isVideo(target: EventTarget | null): target is HTMLVideoElement {
  return target instanceof HTMLVideoElement;
}

export function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
