import type { Point } from '../geometry/index.ts';

/** Height in CSS pixels of the controls at the foot of a video: a drag there changes the time or the volume. */
const VIDEO_CONTROLS = 88;

/** Whether nothing under the pointer needs the event itself. A video leaves all but its controls to touch. */
export function isFree(event: MouseEvent): boolean {
  const { target } = event;
  if (!isVideoElement(target)) return !(target instanceof Element && target.closest('button, a, input'));
  const isMouse = !('pointerType' in event) || event.pointerType === 'mouse';
  return !isMouse && event.offsetY < target.clientHeight - VIDEO_CONTROLS;
}

export function isVideoElement(target: EventTarget | null): target is HTMLVideoElement {
  return target instanceof HTMLVideoElement;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
