import { flip } from './flip.ts';
import { viewTransition } from './viewTransition.ts';

/** Where the photo came from: its tile, or the tile's place; null when it is not in sight. */
export type OpenFrom = () => DOMRect | HTMLElement | null;

/** How a photo grows out of its tile; ADR 9 says why `flip` is what you want. */
export type Growth = 'flip' | 'view-transition';

/**
 * Lets the photo grow out of its tile when the viewer opens, and back into it before it closes. Undefined when nothing
 * moves; else it settles at the end.
 */
export function grow(job: {
  root: HTMLElement;
  place: DOMRect | HTMLElement | null | undefined;
  way: 'open' | 'close';
  by: Growth;
}): Promise<unknown> | undefined {
  const { root, place, way, by } = job;
  const frame = root.querySelector<HTMLElement>('[data-viewer-frame]');
  if (!frame || !place || prefersStillness()) return undefined;
  const tile = place instanceof HTMLElement ? place : undefined;
  if (by === 'view-transition' && tile && 'startViewTransition' in document)
    return viewTransition({ root, frame, tile, way });
  const from = place instanceof HTMLElement ? place.getBoundingClientRect() : place;
  return flip({ root, frame, from, way });
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
