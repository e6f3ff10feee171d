import type { Point, View } from '../geometry/index.ts';

/** The transform that shows a picture as a view wants it. */
export function transformOf(view: View): string {
  return `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.rotate}deg)`;
}

/** Moves the present picture past React: a frame of a gesture then costs a style, not a rendering. */
export function showView(stage: HTMLElement, view: View): void {
  const frame = stage.querySelector<HTMLElement>('[data-viewer-frame]');
  if (frame) frame.style.transform = transformOf(view);
}

const SWIPE_X = '--xj-swipe-x';
const SWIPE_Y = '--xj-swipe-y';

/** Moves the pages across, or the photo down, in pixels; past React too. */
export function showSwipe(stage: HTMLElement, by: Point): void {
  stage.style.setProperty(SWIPE_X, `${by.x}px`);
  stage.style.setProperty(SWIPE_Y, `${by.y}px`);
}

/** While a hand is on the stage nothing glides by itself. */
export function markMoving(stage: HTMLElement, moving: boolean): void {
  stage.toggleAttribute('data-moving', moving);
}
