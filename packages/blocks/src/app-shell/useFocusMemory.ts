import { useEffect, useRef } from 'react';
import { FOCUS_KEY } from './focusKey.ts';

/** The focused element of each history entry, by the entry's key. */
const remembered = new Map<string, string>();

/** Frames in which the element may still appear; a second at full frame rate. */
const MOST_FRAMES = 60;

/** Focuses the element once nothing else has the focus; true when there is nothing left to do. */
function settle(name: string | undefined, mainId: string): boolean {
  if (!name) return true;
  const main = document.getElementById(mainId);
  const holder = document.activeElement;
  // The page itself may have the focus, from the arrival at the page that was left.
  const free = !holder || holder === document.body || holder === main;
  if (!free) return main?.contains(holder) === true;
  const found = document.querySelector<HTMLElement>(`[${FOCUS_KEY}="${CSS.escape(name)}"]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}

export interface FocusMemoryOptions {
  /** The key of the history entry that is shown. */
  entry: string;
  /** Whether the user has gone back or forward to it. */
  returned: boolean;
  /** Whether the list with the element is rendered. */
  ready: boolean;
  /** Id of the main element, which may have the focus before. @default 'main' */
  mainId?: string;
}

/** Restores the focus when the user goes back or forward. Elements that can be found again carry `data-focus-key`. */
export function useFocusMemory({ entry, returned, ready, mainId = 'main' }: FocusMemoryOptions): void {
  const tried = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const holder = target instanceof Element ? target.closest(`[${FOCUS_KEY}]`) : null;
      const name = holder?.getAttribute(FOCUS_KEY);
      if (name) remembered.set(entry, name);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [entry]);
  useEffect(() => {
    if (!ready || !returned || tried.current === entry) return;
    let frame = 0;
    let left = MOST_FRAMES;
    // The list renders its visible items once the page has scrolled back, and a dialog may still be closing.
    const look = () => {
      left -= 1;
      if (left > 0 && !settle(remembered.get(entry), mainId)) frame = requestAnimationFrame(look);
      else tried.current = entry;
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
}
