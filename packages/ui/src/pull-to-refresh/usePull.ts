import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { type RefObject, useEffect, useState } from 'react';

/** A pull beyond this distance refreshes (px, spec §9 'Gestures'). */
export const PULL_THRESHOLD = 50;
/** The content follows the finger by this fraction of its distance, like a spring. */
const FOLLOW_RATIO = 0.5;
const MAX_DISTANCE = PULL_THRESHOLD * 1.6;

export type PullState = 'idle' | 'pulling' | 'ready' | 'refreshing';

interface Pull {
  state: PullState;
  distance: number;
}

const AT_REST: Pull = { state: 'idle', distance: 0 };

/** Returns whether every scroll container from the touched element up to the page is at its top. */
function isAtTop(from: EventTarget | null): boolean {
  for (let node = from instanceof Element ? from : null; node; node = node.parentElement) {
    if (node.scrollTop > 0) return false;
  }
  return window.scrollY <= 0;
}

/**
 * Tracks one finger that pulls down from the top. It uses touch events, because pointer events cannot prevent the page
 * from scrolling after the pull has started. `distance` is the distance by which the content is moved down (px).
 */
export function usePull(
  element: RefObject<HTMLElement | null>,
  { onRefresh, disabled }: { onRefresh: () => Promise<unknown>; disabled: boolean },
): Pull {
  const [pull, setPull] = useState(AT_REST);
  const refresh = useLatestCallback(onRefresh);

  useEffect(() => {
    const root = element.current;
    if (!root || disabled) return;
    let startY: number | undefined;
    let current = AT_REST;
    const set = (next: Pull) => {
      current = next;
      setPull(next);
    };
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const free = event.touches.length === 1 && current.state === 'idle' && isAtTop(event.target);
      startY = free ? touch?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (startY === undefined || !touch) return;
      const travel = touch.clientY - startY;
      if (travel <= 0) return set(AT_REST);
      if (event.cancelable) event.preventDefault();
      const state = travel > PULL_THRESHOLD ? 'ready' : 'pulling';
      set({ state, distance: Math.min(travel * FOLLOW_RATIO, MAX_DISTANCE) });
    };
    const end = () => {
      startY = undefined;
      if (current.state === 'refreshing') return;
      if (current.state !== 'ready') return set(AT_REST);
      set({ state: 'refreshing', distance: PULL_THRESHOLD });
      const rest = () => set(AT_REST);
      refresh().then(rest, rest);
    };
    const drop = () => {
      startY = undefined;
      if (current.state !== 'refreshing') set(AT_REST);
    };
    root.addEventListener('touchstart', begin, { passive: true });
    root.addEventListener('touchmove', move, { passive: false });
    root.addEventListener('touchend', end);
    root.addEventListener('touchcancel', drop);
    return () => {
      root.removeEventListener('touchstart', begin);
      root.removeEventListener('touchmove', move);
      root.removeEventListener('touchend', end);
      root.removeEventListener('touchcancel', drop);
    };
  }, [element, disabled, refresh]);
  return pull;
}
