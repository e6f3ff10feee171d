import type { EngineBox } from './engineInput.ts';

/** Viewports in one step that are no scrolling but a jump, which has no direction. */
const JUMP = 2;

/** Pixels of the list: those whose rows are rendered, or loaded. */
export interface RenderedSpan {
  top: number;
  bottom: number;
}

/** Viewports beyond the visible edges: rendered in the direction of scrolling, and at least on either side. */
const AHEAD = 0.9;
const KEPT = 0.35;
/** Rendered beyond them in the frame of a jump: the rest has time until the next. */
const JUMPED = 0.1;

/** Viewports beyond the visible edges that are loaded: behind, and in the direction of scrolling. */
const LOADED = 1;
const LOADED_AHEAD = 2.5;

/** Returns the span to load. */
export function spanToLoad(box: EngineBox, direction: -1 | 0 | 1): RenderedSpan {
  const { scrollTop, viewportHeight } = box;
  return {
    top: scrollTop - viewportHeight * (direction < 0 ? LOADED_AHEAD : LOADED),
    bottom: scrollTop + viewportHeight * (1 + (direction > 0 ? LOADED_AHEAD : LOADED)),
  };
}

/**
 * Returns the span to render. More than needed lies ahead, so that several frames of scrolling pass before the next time: a
 * frame in which the page does not change costs a fraction of one in which it does.
 */
export function spanToRender(box: EngineBox, direction: -1 | 0 | 1, isJump = false): RenderedSpan {
  const { scrollTop, viewportHeight } = box;
  const least = isJump ? JUMPED : KEPT;
  return {
    top: scrollTop - viewportHeight * (direction < 0 ? AHEAD : least),
    bottom: scrollTop + viewportHeight * (1 + (direction > 0 ? AHEAD : least)),
  };
}

/** Whether what was rendered still reaches far enough, in a list of this height. */
export function stillReaches(span: RenderedSpan, box: EngineBox, height: number): boolean {
  const { scrollTop, viewportHeight } = box;
  const kept = viewportHeight * KEPT;
  const top = Math.max(0, scrollTop - kept);
  const bottom = Math.min(height, scrollTop + viewportHeight + kept);
  return span.top <= top && span.bottom >= bottom;
}

/** Returns the direction of a move by a number of pixels; undefined without a move. */
export function directionOf(by: number, viewportHeight: number): -1 | 0 | 1 | undefined {
  if (by === 0) return undefined;
  if (Math.abs(by) > JUMP * viewportHeight) return 0;
  return by > 0 ? 1 : -1;
}
