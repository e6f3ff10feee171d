// `pnpm bench similar [sqlite|postgres]`: the latency of groups of similar photos of one user, over HTTP. BENCH_PHOTOS=100000
// is the library that the figures in docs/performance.md are for.
import { generator } from './random.ts';
import { type Asked, ROUNDS } from './server/asking.ts';
import { reportLatency } from './server/latency.ts';
import { fillLookalikes } from './server/lookalikes.ts';

const SAMPLES = 50;
const WARM_UPS = 5;
/** Bytes to gain of a group, from which pages go on: no cached reply fits another one. */
const BYTES = 10_000_000;

function pages(count: number): Asked {
  return (turn) => {
    const random = generator(turn * ROUNDS + count);
    return Array.from(
      { length: SAMPLES + WARM_UPS },
      () => `/api/similar?count=${count}&after=${Math.floor(random() * BYTES)}.p`,
    );
  };
}

const CALLS: Record<string, Asked> = {
  'totals of the overview': pages(0),
  'ten groups, anywhere in the list': pages(10),
};

await reportLatency({
  name: 'similar',
  heading: 'call',
  calls: CALLS,
  warmUps: WARM_UPS,
  fill: fillLookalikes,
});
