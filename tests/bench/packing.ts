import { type GridLayout, gridMetrics, layoutGrid, withRatios } from '@xiangji/photo-grid/layout';
import { generator } from './random.ts';
import { markdown } from './report.ts';

const PHOTOS = 1_000_000;
/** Sections of 1 to 3 photos, at the head of the list; sections of 500 follow. */
const SHORT = 7_300;
const FULL = 500;
const ROUNDS = 7;
const SEED = 20_261_124;
const RATIOS = [4 / 3, 3 / 4, 3 / 2, 2 / 3, 1, 16 / 9, 9 / 16] as const;
const WIDTH = 1440;

/** Milliseconds, the fastest of several rounds. */
export interface PackingFigure {
  name: string;
  /** Every section with the proportions of its photos. */
  all: number;
  /** The same list with one section more at its head. */
  prepend: number;
  /** 500 photos get their proportions. */
  load: number;
}

interface Section {
  key: string;
  count: number;
  headed: boolean;
}

function library(): { sections: Section[]; ratios: Map<number, Float32Array> } {
  const next = generator(SEED);
  const sections: Section[] = [];
  for (let photos = 0; photos < PHOTOS; photos += sections.at(-1)?.count ?? FULL) {
    const count = sections.length < SHORT ? 1 + Math.floor(next() * 3) : Math.min(FULL, PHOTOS - photos);
    sections.push({ key: `day${sections.length}`, count, headed: true });
  }
  const ratioOf = () => RATIOS[Math.floor(next() * RATIOS.length)] ?? 1;
  const ratios = sections.map(
    ({ count }, at) => [at, Float32Array.from({ length: count }, ratioOf)] as const,
  );
  return { sections, ratios: new Map(ratios) };
}

function fastest(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** A million photos of which 7,300 sections have 1 to 3, with and without packing. */
export function measurePacking(): PackingFigure[] {
  const { sections, ratios } = library();
  const sizes = { viewportWidth: WIDTH, viewportHeight: 900 } as const;
  const metrics = gridMetrics({ ...sizes, width: WIDTH });
  const near = new Map([...ratios].slice(1_000, 1_250));
  const first = { key: 'new', count: 2, headed: true };
  return [false, true].map((packSections) => {
    const estimate = layoutGrid({ sections, width: WIDTH, metrics, packSections });
    let layout: GridLayout = estimate;
    const all = fastest(() => {
      layout = withRatios(layoutGrid({ sections, width: WIDTH, metrics, packSections }), ratios);
    });
    const prepend = fastest(() =>
      layoutGrid({ ...layout, sections: [first, ...sections], previous: layout }),
    );
    const load = fastest(() => withRatios(estimate, near));
    return { name: packSections ? 'side by side' : 'rows of their own', all, prepend, load };
  });
}

export function packingTable(figures: readonly PackingFigure[]): string {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return markdown(
    ['7,300 sections of 1 to 3 photos among 1,000,000', 'all', 'one section prepended', '500 photos loaded'],
    figures.map(({ name, all, prepend, load }) => [name, ms(all), ms(prepend), ms(load)]),
  );
}
