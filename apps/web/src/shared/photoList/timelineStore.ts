import { type AxisEntry, type File, PAGING } from '@xiangji/api-client/contract';
import { createChunkRequests } from './chunkRequests.ts';
import { firstChunkOf } from './firstChunk.ts';
import { categoryOf, type FileOrder } from './photoSource.ts';
import { placesByHeading } from './placesByHeading.ts';

/** Photos of one call. */
export const CHUNK = PAGING.PHOTO_PAGE;

/** The most chunks that are held: a library can be larger than the memory of a page. */
export const CHUNKS_HELD = 120;

/** One call: `count` photos from `skip` photos into the heading `category`, running on over the next. */
export interface ChunkRequest {
  category: string;
  skip: number;
  count: number;
  signal: AbortSignal;
}

/** Photos wanted: indices over all headings, `end` excluded. Without a signal they are wanted until they come. */
export interface WantedRange {
  start: number;
  end: number;
  signal?: AbortSignal;
}

export interface TimelineStore {
  readonly axis: readonly AxisEntry[];
  readonly order: FileOrder;
  readonly total: number;
  getItem: (index: number) => File | undefined;
  /** Taken over from an older store and not read anew yet. */
  isStale: (index: number) => boolean;
  /** Where a photo stands among those loaded. */
  indexOf: (id: string) => number | undefined;
  /** Puts these in place of what is loaded of the same photos: a new description, another turn. */
  put: (files: readonly File[]) => void;
  /** Ids of the photos in `[start, end)`, at most 500, without keeping the photos. */
  loadIds: (range: { start: number; end: number; signal: AbortSignal }) => Promise<string[]>;
  /** Loads what is missing in `[start, end)`; a chunk whose every asker's signal has aborted is given up. */
  want: (range: WantedRange) => void;
  /** As `want`; settles when what is missing has come, or will not come. */
  read: (range: WantedRange) => Promise<void>;
  /** Loads the photos of a photo's heading and tells where it stands; undefined where it is not in the list. */
  locate: (photo: Pick<File, 'id' | 'time' | 'initial' | 'tid'>) => Promise<number | undefined>;
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change. */
  version: () => number;
  /** The first failure since the last success, or undefined. */
  error: () => unknown;
  retry: () => void;
  close: () => void;
}

export interface TimelineOptions {
  axis: readonly AxisEntry[];
  order: FileOrder;
  /** Resolves to the photos in the order of the axis; rejects with ApiError or the signal's AbortError. */
  load: (request: ChunkRequest) => Promise<readonly File[]>;
  /**
   * What an older store of the same list holds: headings whose count has not changed show their photos until those
   * are read anew, which may have changed places.
   */
  previous?: TimelineStore;
}

/** Index of the heading that holds a photo, by halving. */
function sectionAt(axis: readonly AxisEntry[], index: number): number {
  let low = 0;
  let high = axis.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((axis[middle]?.total ?? 0) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}

function startOf(entry: AxisEntry): number {
  return entry.total - entry.count;
}

function carryOver(items: (File | undefined)[], axis: readonly AxisEntry[], previous: TimelineStore): void {
  const before = new Map(previous.axis.map((entry) => [entry.key, entry]));
  for (const entry of axis) {
    const old = before.get(entry.key);
    if (old?.count !== entry.count) continue;
    for (let offset = 0; offset < entry.count; offset += 1) {
      items[startOf(entry) + offset] = previous.getItem(startOf(old) + offset);
    }
  }
}

/**
 * The photos of one list, known by heading and count before any is loaded (spec §2 'Photo timeline'). Loads by
 * index in chunks, each chunk once, and stops what scrolled away.
 */
export function createTimelineStore({ axis, order, load, previous }: TimelineOptions): TimelineStore {
  const total = axis.at(-1)?.total ?? 0;
  const headings = new Map(axis.map((entry) => [entry.category, entry]));
  const items: (File | undefined)[] = [];
  const indexById = new Map<string, number>();
  /** Chunks that this store has read itself. */
  const fresh = new Set<number>();
  const listeners = new Set<() => void>();
  let version = 0;

  if (previous) carryOver(items, axis, previous);
  const first = firstChunkOf(axis);
  if (first.length > 0) {
    items.splice(0, first.length, ...first);
    for (let chunk = 0; chunk * CHUNK < first.length; chunk += 1) fresh.add(chunk);
  }
  items.forEach((item, index) => {
    if (item) indexById.set(item.id, index);
  });

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  /** A photo that says the same as before keeps its identity, by which the grid tells what to draw again. */
  function place(index: number, item: File): void {
    const before = items[index];
    if (before && before.id !== item.id && indexById.get(before.id) === index) indexById.delete(before.id);
    items[index] = before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
    indexById.set(item.id, index);
  }

  /** Lets go of what was read longest ago; the grid remembers its shapes, and asks again when it comes near. */
  function letGo(): void {
    for (const oldest of fresh) {
      if (fresh.size <= CHUNKS_HELD) return;
      fresh.delete(oldest);
      const start = oldest * CHUNK;
      for (const [offset, item] of items.slice(start, start + CHUNK).entries()) {
        if (item && indexById.get(item.id) === start + offset) indexById.delete(item.id);
        items[start + offset] = undefined;
      }
    }
  }

  async function fetchChunk(chunk: number, signal: AbortSignal): Promise<void> {
    const start = chunk * CHUNK;
    const entry = axis[sectionAt(axis, start)];
    if (!entry) return;
    const count = Math.min(CHUNK, total - start);
    const list = await load({ category: entry.category, skip: start - startOf(entry), count, signal });
    if (signal.aborted) return;
    for (const { index, item } of placesByHeading(list, { headings, order, start })) place(index, item);
    // Last again, where it was read before.
    fresh.delete(chunk);
    fresh.add(chunk);
    letGo();
    requests.succeed();
    changed();
  }

  const requests = createChunkRequests({ read: fetchChunk, onFailure: changed });

  let least: number = PAGING.INITIAL_LIST;

  /** The first range is an initial list at least; each goes a little beyond what is in sight, on both sides. */
  async function read({ start, end, signal }: WantedRange): Promise<void> {
    const before = start - PAGING.PREFETCH_THRESHOLD;
    const after = Math.max(end + PAGING.PREFETCH_THRESHOLD, start + least);
    least = 0;
    const first = Math.floor(Math.max(before, 0) / CHUNK);
    const last = Math.floor((Math.min(after, total) - 1) / CHUNK);
    const asked: Promise<void>[] = [];
    for (let chunk = first; chunk <= last; chunk += 1)
      if (!fresh.has(chunk)) asked.push(requests.ask(chunk, signal));
    await Promise.all(asked);
  }

  return {
    axis,
    order,
    total,
    getItem: (index) => items[index],
    isStale: (index) => items[index] !== undefined && !fresh.has(Math.floor(index / CHUNK)),
    indexOf: (id) => indexById.get(id),
    put(files) {
      for (const file of files) {
        const index = indexById.get(file.id);
        if (index !== undefined) items[index] = file;
      }
      changed();
    },
    async loadIds({ start, end, signal }) {
      const entry = axis[sectionAt(axis, start)];
      if (!entry) return [];
      const where = { category: entry.category, skip: start - startOf(entry), count: end - start };
      return (await load({ ...where, signal })).map(({ id }) => id);
    },
    want: (range) => void read(range),
    read,
    async locate(photo) {
      const { id } = photo;
      const category = categoryOf(photo, order);
      const entry = headings.get(category);
      if (!entry) return undefined;
      const first = Math.floor(startOf(entry) / CHUNK);
      const last = Math.floor((entry.total - 1) / CHUNK);
      for (let chunk = first; chunk <= last && !indexById.has(id); chunk += 1) {
        if (!fresh.has(chunk)) await requests.ask(chunk);
      }
      return indexById.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    error: requests.error,
    retry: requests.retry,
    close() {
      requests.close();
      listeners.clear();
    },
  };
}
