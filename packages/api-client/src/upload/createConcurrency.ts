/** Limits of simultaneous uploads. */
export const PARALLEL = { LEAST: 1, MOST: 6, FIRST: 2 } as const;

/** A rate is measured over this long, milliseconds. */
const WINDOW_MS = 2_000;
/** Changes of less than this share are noise. */
const NOISE = 0.05;

/** The number of simultaneous uploads: grows while that increases the total rate, and falls when it does not. */
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

/** Climbs to the best rate. `now` in milliseconds. */
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
