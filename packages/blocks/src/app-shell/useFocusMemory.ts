import { useEffect, useRef } from 'react';
import { FOCUS_KEY } from './focusKey.ts';

/** Maps the key of each history entry to the element that had the focus. */
const remembered = new Map<string, string>();

/** Maximum number of frames to wait until the element appears: about a second at 60 frames per second. */
const MOST_FRAMES = 60;

/** Focuses the element if no other element has the focus. Returns true if there is nothing left to do. */
function settle(name: string | undefined, mainId: string): boolean {
  if (!name) return true;
  const main = document.getElementById(mainId);
  const holder = document.activeElement;
  // The main element may still have the focus that it received on the previous page.
  const free = !holder || holder === document.body || holder === main;
  if (!free) return main?.contains(holder) === true;
  const found = document.querySelector<HTMLElement>(`[${FOCUS_KEY}="${CSS.escape(name)}"]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}

export interface FocusMemoryOptions {
  /** The key of the history entry that is shown. */
  entry: string;
  /** Whether the user reached the entry by going back or forward. */
  returned: boolean;
  /** Whether the list with the element is rendered. */
  ready: boolean;
  /** Id of the main element. Its focus can be replaced. @default 'main' */
  mainId?: string;
}

/**
 * Restores the focus when the user goes back or forward. Set `data-focus-key` on the elements that can be found again.
 */
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
    // The list renders its visible items only after the scroll position is restored, and a dialog may still be closing.
    const look = () => {
      left -= 1;
      if (left > 0 && !settle(remembered.get(entry), mainId)) frame = requestAnimationFrame(look);
      else tried.current = entry;
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
}
