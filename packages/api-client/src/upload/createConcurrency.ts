/** The minimum, maximum and initial number of simultaneous uploads. */
export const PARALLEL = { LEAST: 1, MOST: 6, FIRST: 2 } as const;

/** A rate is measured over this time (ms). */
const WINDOW_MS = 2_000;
/** Relative changes of the rate below this value are treated as noise. */
const NOISE = 0.05;

/**
 * Controls the number of simultaneous uploads. The number grows while this increases the total rate, and falls
 * otherwise.
 */
export interface Concurrency {
  parallel: () => number;
  /** Counts bytes that were sent since the last call. */
  moved: (bytes: number) => void;
  /** Restarts the measurement after a pause. */
  rest: () => void;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, PARALLEL.LEAST), PARALLEL.MOST);
}

/** Finds the number of simultaneous uploads with the best rate. `now` returns milliseconds. */
export function createConcurrency(now: () => number): Concurrency {
  let parallel: number = PARALLEL.FIRST;
  let step = 1;
  let before = 0;
  let bytes = 0;
  let since: number | undefined;

  const decide = (rate: number) => {
    const gain = before === 0 ? 1 : rate / before - 1;
    if (gain < -NOISE) step = -step;
    if (Math.abs(gain) > NOISE) parallel = clamp(parallel + step);
    before = rate;
  };
  return {
    parallel: () => parallel,
    moved(count) {
      since ??= now();
      bytes += count;
      const past = now() - since;
      if (past < WINDOW_MS) return;
      decide(bytes / past);
      bytes = 0;
      since = now();
    },
    rest() {
      since = undefined;
      bytes = 0;
      before = 0;
    },
  };
}
