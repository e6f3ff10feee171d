import { justifiedRows } from '@xiangji/photo-grid/layout';
import flickrLayout from 'justified-layout';

/** The same task for all: photos by their ratio, into rows of one width. Sizes in CSS pixels. */
export interface Task {
  ratios: Float32Array;
  width: number;
  rowHeight: number;
  gap: number;
}
/** How many photos each row holds. */
export type RowCounts = ArrayLike<number>;
/**
 * `prepare` converts the input into the library's own format and is not timed; `growth` is the factor of the time for
 * ten times the photos.
 */
export interface Contestant {
  name: string;
  prepare(task: Task): () => unknown;
  rows(result: unknown): RowCounts;
  growth: number;
}

/** A row lower than this share of the target is not tried: the same bound as ours. */
const LOWEST_SHARE = 0.5;
const LAST_ROW_STRETCH = 1.2;

const LINEAR = 10;
const QUADRATIC = 100;

/** The floor: only the recurrence of the best rows over typed arrays, no heights, no tables. */
const floor: Contestant = {
  name: 'floor: the recurrence alone',
  prepare: (task) => () => bestBreaks(task),
  growth: LINEAR,
  rows: (result) => countsOf(result as Uint32Array),
};

function bestBreaks({ ratios, width, rowHeight, gap }: Task): Uint32Array {
  const count = ratios.length;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Uint32Array(count + 1);
  const lowest = rowHeight * LOWEST_SHARE;
  const lastLimit = rowHeight * LAST_ROW_STRETCH;
  cost[0] = 0;
  for (let start = 0; start < count; start += 1) {
    const soFar = cost[start] as number;
    let sum = 0;
    for (let end = start + 1; end <= count; end += 1) {
      sum += ratios[end - 1] as number;
      const photos = end - start;
      const height = (width - gap * (photos - 1)) / sum;
      if (height < lowest && photos > 2) break;
      const off = end === count && height > lastLimit ? 0 : height - rowHeight;
      const total = soFar + off * off * photos;
      if (total < (cost[end] as number)) {
        cost[end] = total;
        from[end] = start;
      }
    }
  }
  return from;
}

function countsOf(from: Uint32Array): number[] {
  const counts: number[] = [];
  for (let at = from.length - 1; at > 0; at = from[at] as number) counts.unshift(at - (from[at] as number));
  return counts;
}

const ours: Contestant = {
  name: '@xiangji/photo-grid/layout',
  prepare: (task) => () => justifiedRows(task),
  growth: LINEAR,
  rows: (result) => {
    const { starts, rowCount } = result as { starts: Uint32Array; rowCount: number };
    return Array.from(
      { length: rowCount },
      (_, row) => (starts[row + 1] as number) - (starts[row] as number),
    );
  },
};

type AlbumRows = { tracks: { photos: unknown[] }[] } | undefined;
interface AlbumPhoto {
  src: string;
  width: number;
  height: number;
}
type ComputeRows = (
  ...args: [photos: AlbumPhoto[], spacing: number, padding: number, width: number, rowHeight: number]
) => AlbumRows;

/** The package does not export its computation, only components around it: it is imported from its file. */
async function photoAlbum(): Promise<Contestant> {
  const file = new URL('../node_modules/react-photo-album/dist/layouts/rows.js', import.meta.url);
  const { default: computeRows } = (await import(file.href)) as { default: ComputeRows };
  return {
    name: 'react-photo-album 3.6.1 rows',
    prepare(task) {
      const photos = Array.from(task.ratios, (ratio) => ({ src: '', width: ratio * 1000, height: 1000 }));
      return () => computeRows(photos, task.gap, 0, task.width, task.rowHeight);
    },
    growth: LINEAR,
    rows: (result) => ((result as AlbumRows)?.tracks ?? []).map((track) => track.photos.length),
  };
}

const flickr: Contestant = {
  name: 'justified-layout 4.1.0',
  prepare(task) {
    const ratios = Array.from(task.ratios);
    const options = {
      containerWidth: task.width,
      targetRowHeight: task.rowHeight,
      boxSpacing: task.gap,
      containerPadding: 0,
    };
    return () => flickrLayout(ratios, options);
  },
  growth: QUADRATIC,
  rows(result) {
    const counts = new Map<number, number>();
    for (const box of (result as { boxes: { top: number }[] }).boxes) {
      counts.set(box.top, (counts.get(box.top) ?? 0) + 1);
    }
    return [...counts.values()];
  },
};

interface ImmichModule {
  initSync(input: { module: Uint8Array }): void;
  get_justified_layout(ratios: Float32Array, ...rest: [number, number, number, number]): Float32Array;
}
/** Numbers per box in its result, of which the first is its top; as many precede the first box. */
const IMMICH_BOX = 4;
const IMMICH_TOLERANCE = 0.15;

/**
 * Greedy rows in WebAssembly. Its entry is TypeScript, which Node does not run from a dependency: its parts are
 * imported.
 */
async function immich(): Promise<Contestant> {
  const folder = new URL('../node_modules/@immich/justified-layout-wasm/pkg/', import.meta.url);
  const { MODULE } = (await import(`${folder.href}justified-layout-wasm-module.js`)) as {
    MODULE: Uint8Array;
  };
  const wasm = (await import(`${folder.href}justified-layout-wasm.js`)) as ImmichModule;
  wasm.initSync({ module: MODULE });
  return {
    name: '@immich/justified-layout-wasm 0.4.5',
    prepare:
      ({ ratios, rowHeight, width, gap }) =>
      () =>
        wasm.get_justified_layout(ratios, rowHeight, width, gap, IMMICH_TOLERANCE),
    growth: LINEAR,
    rows(result) {
      const boxes = result as Float32Array;
      const counts: number[] = [];
      for (let at = IMMICH_BOX; at < boxes.length; at += IMMICH_BOX) {
        if (at === IMMICH_BOX || boxes[at] !== boxes[at - IMMICH_BOX]) counts.push(0);
        counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
      }
      return counts;
    },
  };
}

/** Ours, the floor and the peers. */
export async function contestants(): Promise<Contestant[]> {
  return [floor, ours, await photoAlbum(), await immich(), flickr];
}
