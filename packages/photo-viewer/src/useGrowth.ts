import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flip } from './growth/flip.ts';
import { viewTransition } from './growth/viewTransition.ts';

/** Where the photo came from: its tile, or the tile's place; null when it is not in sight. */
export type OpenFrom = () => DOMRect | HTMLElement | null;

/** How a photo grows out of its tile; ADR 9 says why `flip` is what you want. */
export type Growth = 'flip' | 'view-transition';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Lets the photo grow out of its tile when the viewer opens, and back into it before it closes. */
export function useGrowth(options: {
  root: RefObject<HTMLElement | null>;
  openFrom?: OpenFrom;
  growth?: Growth;
  onClose: () => void;
}) {
  const { root, openFrom, growth = 'flip', onClose } = options;
  const closing = useRef(false);
  const opening = useRef({ openFrom, growth });
  useBrowserLayoutEffect(() => {
    closing.current = false;
    const { openFrom: from, growth: by } = opening.current;
    grow({ root: root.current, place: from?.(), way: 'open', by });
  }, [root]);
  return useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    const grown = grow({ root: root.current, place: openFrom?.(), way: 'close', by: growth });
    if (grown) grown.then(onClose, onClose);
    else onClose();
  }, [root, openFrom, growth, onClose]);
}

function grow(job: {
  root: HTMLElement | null;
  place: DOMRect | HTMLElement | null | undefined;
  way: 'open' | 'close';
  by: Growth;
}): Promise<unknown> | undefined {
  const { root, place, way, by } = job;
  const frame = root?.querySelector<HTMLElement>('[data-viewer-frame]');
  if (!root || !frame || !place || prefersStillness()) return undefined;
  const tile = place instanceof HTMLElement ? place : undefined;
  if (by === 'view-transition' && tile && 'startViewTransition' in document)
    return viewTransition({ root, frame, tile, way });
  const from = place instanceof HTMLElement ? place.getBoundingClientRect() : place;
  return flip({ root, frame, from, way });
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
