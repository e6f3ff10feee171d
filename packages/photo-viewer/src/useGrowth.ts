import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the photo came from: its tile, or the tile's place; null when it is not in sight. */
export type OpenFrom = () => DOMRect | HTMLElement | null;

/** The design's time for a tile growing into the viewer, in milliseconds. */
const GROW = 320;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Lets the photo grow out of its tile when the viewer opens, and back into it before it closes. */
export function useGrowth(options: {
  root: RefObject<HTMLElement | null>;
  openFrom?: OpenFrom;
  onClose: () => void;
}) {
  const { root, openFrom, onClose } = options;
  const closing = useRef(false);
  const opening = useRef(openFrom);
  useBrowserLayoutEffect(() => {
    closing.current = false;
    grow(root.current, opening.current?.(), 'open');
  }, [root]);
  return useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    const animation = grow(root.current, openFrom?.(), 'close');
    if (animation) animation.finished.then(onClose, onClose);
    else onClose();
  }, [root, openFrom, onClose]);
}

function grow(
  root: HTMLElement | null,
  place: DOMRect | HTMLElement | null | undefined,
  way: 'open' | 'close',
) {
  const frame = root?.querySelector<HTMLElement>('[data-viewer-frame]');
  if (!root || !frame || !place || typeof frame.animate !== 'function' || prefersStillness())
    return undefined;
  const from = place instanceof Element ? place.getBoundingClientRect() : place;
  const now = frame.getBoundingClientRect();
  if (now.width === 0 || from.width === 0) return undefined;
  const small = {
    translate: `${middle(from.left, from.width) - middle(now.left, now.width)}px ${middle(from.top, from.height) - middle(now.top, now.height)}px`,
    scale: String(Math.max(from.width / now.width, from.height / now.height)),
  };
  const large = { translate: '0px 0px', scale: '1' };
  const timing = { duration: GROW, easing: EASING, fill: 'both' as const };
  const order = way === 'open' ? 'normal' : 'reverse';
  root.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, direction: order });
  const animation = frame.animate([small, large], { ...timing, direction: order });
  if (way === 'open') animation.finished.then(() => animation.cancel()).catch(() => {});
  return animation;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
