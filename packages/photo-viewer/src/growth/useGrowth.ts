import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useCallback } from 'react';
import type { ViewerStore } from '../store/ViewerStore.ts';
import { flip, type Rect } from './flip.ts';

/**
 * Returns the tile that a photo grows from and shrinks back to, or its rectangle in CSS pixels of the window (a `DOMRect` is
 * one); null when the tile is not visible.
 */
export type OpenFrom = () => Rect | HTMLElement | null;

interface GrowthOptions {
  store: ViewerStore;
  rootRef: RefObject<HTMLElement | null>;
  frameRef: RefObject<HTMLElement | null>;
  latest: RefObject<{
    openFrom?: OpenFrom | undefined;
    onOpenChange?: ((open: boolean) => void) | undefined;
  }>;
}

/** Grows the photo out of its tile when the viewer opens. Returns `close`, which shrinks it back before the viewer closes. */
export function useGrowth({ store, rootRef, frameRef, latest }: GrowthOptions): () => void {
  const grow = useCallback(
    (direction: 'open' | 'close') => {
      const target = latest.current.openFrom?.();
      const { current: root } = rootRef;
      const { current: frame } = frameRef;
      if (!root || !frame || !target || prefersReducedMotion()) return undefined;
      const tile = target instanceof HTMLElement ? target.getBoundingClientRect() : target;
      return flip({ root, frame, tile, direction });
    },
    [rootRef, frameRef, latest],
  );
  useBrowserLayoutEffect(() => void grow('open'), [grow]);
  return useCallback(() => {
    if (!store.startClosing()) return;
    const closed = () => latest.current.onOpenChange?.(false);
    const grown = grow('close');
    if (grown) grown.then(closed, closed);
    else closed();
  }, [store, grow, latest]);
}

/** Height of a tile in CSS pixels, where it is known. */
export function tileHeightOf(openFrom: OpenFrom | undefined): number | undefined {
  const tile = openFrom?.();
  if (!tile) return undefined;
  return (tile instanceof HTMLElement ? tile.offsetHeight : tile.height) || undefined;
}

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
