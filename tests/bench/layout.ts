// `pnpm bench layout`: best rows of 10k, 100k and 1M photos, ours, a floor and the peers; then short sections side by side.
import { type Contestant, contestants, type RowCounts, type Task } from './contestants.ts';
import { measurePacking, packingTable } from './packing.ts';
import { generator } from './random.ts';
import { report } from './report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 7;
const WARM_UPS = 2;
/** A round that is expected to take longer is left out, in milliseconds. */
const PATIENCE = 2_000;
const SEED = 20_261_121;
const RATIOS = [4 / 3, 3 / 4, 3 / 2, 2 / 3, 1, 16 / 9, 9 / 16] as const;

interface Figure {
  name: string;
  count: number;
  milliseconds: number | null;
  rms: number | null;
}

function taskOf(count: number): Task {
  const next = generator(SEED);
  const ratios = Float32Array.from({ length: count }, () => RATIOS[Math.floor(next() * RATIOS.length)] ?? 1);
  return { ratios, width: 1200, rowHeight: 200, gap: 4 };
}

/** How far the photos' heights lie from the target, as a share of it; the last row is left out. */
function rmsOf(task: Task, counts: RowCounts): number {
  let [at, sum, photos] = [0, 0, 0];
  for (let row = 0; row < counts.length - 1; row += 1) {
    const count = counts[row] ?? 0;
    const ratios = task.ratios.subarray(at, at + count).reduce((total, ratio) => total + ratio, 0);
    const off = (task.width - task.gap * (count - 1)) / ratios / task.rowHeight - 1;
    sum += off * off * count;
    photos += count;
    at += count;
  }
  return photos === 0 ? 0 : Math.sqrt(sum / photos);
}

/**
 * The fastest of several rounds after warming up (other processes share the machine); one is enough where it takes
 * long.
 */
function measure(contestant: Contestant, task: Task): Figure {
  const work = contestant.prepare(task);
  const times: number[] = [];
  let result: unknown;
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const started = performance.now();
    result = work();
    const took = performance.now() - started;
    if (round >= 0 || took > PATIENCE / ROUNDS) times.push(took);
    if (took > PATIENCE / ROUNDS) break;
  }
  const { name } = contestant;
  const milliseconds = Math.min(...times);
  return { name, count: task.ratios.length, milliseconds, rms: rmsOf(task, contestant.rows(result)) };
}

function tableOf(figures: readonly Figure[]): string {
  const lines = [
    '| photos | library | milliseconds | to the floor | heights off target (rms) |',
    '| ---: | --- | ---: | ---: | ---: |',
  ];
  for (const { name, count, milliseconds, rms } of figures) {
    const least = figures.find((figure) => figure.count === count)?.milliseconds ?? Number.NaN;
    const cells =
      milliseconds === null || rms === null
        ? ['left out: too slow', '', '']
        : [milliseconds.toFixed(2), `${(milliseconds / least).toFixed(2)} ×`, `${(rms * 100).toFixed(1)} %`];
    lines.push(`| ${[count.toLocaleString('en'), name, ...cells].join(' | ')} |`);
  }
  return lines.join('\n');
}

const figures: Figure[] = [];
const everyone = await contestants();
for (const count of SIZES) {
  const task = taskOf(count);
  for (const contestant of everyone) {
    const before = figures.findLast((figure) => figure.name === contestant.name);
    const known = before === undefined ? 0 : before.milliseconds;
    const hopeless = known === null || known * contestant.growth > PATIENCE;
    const { name } = contestant;
    figures.push(hopeless ? { name, count, milliseconds: null, rms: null } : measure(contestant, task));
  }
}
const packing = measurePacking();
report('layout', [...figures, ...packing], `${tableOf(figures)}\n\n${packingTable(packing)}`);
