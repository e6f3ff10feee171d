import type { PhotoSection } from './items.ts';

/** Where things are, in pixels of the list; what an axis needs to draw itself. */
export type AxisState = {
  sections: readonly PhotoSection[];
  /** Top of each group and, last, the list's height. */
  tops: ArrayLike<number>;
  scrollTop: number;
  viewportHeight: number;
};

/** Connects a grid (or anything that scrolls) with an axis. Make one by `createGridController()`. */
export type GridController = {
  subscribe(listener: () => void): () => void;
  state(): AxisState;
  /** Axis → grid: bring this height of the list to the eye line; `passing` while a finger is still on its way. */
  seek(scrollTop: number, passing?: boolean): void;
  /** Grid → axis: the list changed or moved. */
  publish(state: AxisState): void;
  /** Grid side: who answers `seek`. Returns how to leave. */
  onSeek(answer: (scrollTop: number, passing: boolean) => void): () => void;
};

const nowhere: AxisState = { sections: [], tops: [0], scrollTop: 0, viewportHeight: 0 };

/** A fresh controller. Keep it in state: `const [controller] = useState(createGridController)`. */
export function createGridController(): GridController {
  let state = nowhere;
  let answer: ((scrollTop: number, passing: boolean) => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    seek: (scrollTop, passing = false) => answer?.(scrollTop, passing),
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
