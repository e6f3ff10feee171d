import type { PhotoSection } from './items.ts';

/** The positions that a scrubber shows, in pixels of the list. */
export interface ScrubberState {
  /** The sections of the list. */
  sections: readonly PhotoSection[];
  /** Top of each section and, last, the list's height. */
  tops: ArrayLike<number>;
  /** Scroll position, in pixels of the list. */
  scrollTop: number;
  /** Height of the viewport, in pixels. */
  viewportHeight: number;
}

/** Connects a grid (or another scrolling list) with a scrubber. Create one by `createGridController()`. */
export interface GridController {
  /** Calls `listener` after every change of the state; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Returns the current state. */
  state(): ScrubberState;
  /** Scrubber → grid: scroll to this height of the list. `isScrubbing` is true while a pointer is still down. */
  seek(scrollTop: number, isScrubbing?: boolean): void;
  /** Grid → scrubber: the list changed or moved. */
  publish(state: ScrubberState): void;
  /** Sets the function that `seek` calls, on the side of the grid. Returns a function that removes it. */
  onSeek(answer: (scrollTop: number, isScrubbing: boolean) => void): () => void;
}

const INITIAL_STATE: ScrubberState = { sections: [], tops: [0], scrollTop: 0, viewportHeight: 0 };

/** Creates a controller. Keep it in state: `const [controller] = useState(createGridController)`. */
export function createGridController(): GridController {
  let state = INITIAL_STATE;
  let answer: ((scrollTop: number, isScrubbing: boolean) => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    seek: (scrollTop, isScrubbing = false) => answer?.(scrollTop, isScrubbing),
    publish(next) {
      const same =
        next.sections === state.sections &&
        next.tops === state.tops &&
        next.scrollTop === state.scrollTop &&
        next.viewportHeight === state.viewportHeight;
      if (same) return;
      state = next;
      for (const listener of listeners) listener();
    },
    onSeek(next) {
      answer = next;
      return () => {
        if (answer === next) answer = undefined;
      };
    },
  };
}
