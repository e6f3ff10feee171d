import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The focused element of each history entry, by its key. */
const remembered = new Map<string, string>();

/** Identifies an element that can be found again after the page was left or changed. */
export const FOCUS_KEY = 'data-focus-key';
/** The page's main element, which gets the focus on arrival. */
export const MAIN_ID = 'main';

/** Frames in which the element may still appear; a second at full frame rate. */
const MOST_FRAMES = 60;

/** Focuses the element once nothing else has the focus; true when there is nothing left to do. */
function settle(name: string | undefined): boolean {
  if (!name) return true;
  const main = document.getElementById(MAIN_ID);
  const holder = document.activeElement;
  // The page itself may have the focus, from the arrival at the page that was left.
  const free = !holder || holder === document.body || holder === main;
  if (!free) return main?.contains(holder) === true;
  const found = document.querySelector<HTMLElement>(`[${FOCUS_KEY}="${CSS.escape(name)}"]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}

/**
 * Going back or forward restores the focus. Elements that can be found again carry `data-focus-key`; `ready` says
 * that the list is rendered.
 */
export function useFocusMemory(ready: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const tried = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const holder = target instanceof Element ? target.closest(`[${FOCUS_KEY}]`) : null;
      const name = holder?.getAttribute(FOCUS_KEY);
      if (name) remembered.set(key, name);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [key]);
  useEffect(() => {
    if (!ready || type !== NavigationType.Pop || tried.current === key) return;
    let frame = 0;
    let left = MOST_FRAMES;
    // The list renders its visible items once the page has scrolled back, and a dialog may still be closing.
    const look = () => {
      left -= 1;
      if (left > 0 && !settle(remembered.get(key))) frame = requestAnimationFrame(look);
      else tried.current = key;
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
}
