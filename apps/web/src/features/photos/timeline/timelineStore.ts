import type { AxisEntry, File } from '@xiangji/api-client/contract';

/** Photos asked for in one call; the grid never waits for more than one of these. */
export const CHUNK = 100;

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
  readonly total: number;
  getItem: (index: number) => File | undefined;
  /** Where a photo stands among those loaded. */
  indexOf: (id: string) => number | undefined;
  /** Loads what is missing in `[start, end)`; a chunk whose every asker's signal has aborted is given up. */
  want: (range: WantedRange) => void;
  /** Loads the headings up to a photo's own and tells where it stands. */
  locate: (photo: { id: string; time: number }) => Promise<number | undefined>;
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
  /** Resolves to the photos in the order of the axis; rejects with ApiError or the signal's AbortError. */
  load: (request: ChunkRequest) => Promise<readonly File[]>;
  /** What an older store of the same list holds: headings whose count has not changed keep their photos. */
  previous?: TimelineStore;
}

interface RunningChunk {
  controller: AbortController;
  done: Promise<void>;
  /** How many still want it. */
  askers: number;
}

const SECONDS_PER_DAY = 86_400;

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
export function createTimelineStore({ axis, load, previous }: TimelineOptions): TimelineStore {
  const total = axis.at(-1)?.total ?? 0;
  const items: (File | undefined)[] = [];
  const indexById = new Map<string, number>();
  const running = new Map<number, RunningChunk>();
  const failed = new Set<number>();
  const listeners = new Set<() => void>();
  let version = 0;
  let error: unknown;

  if (previous) carryOver(items, axis, previous);
  items.forEach((item, index) => {
    if (item) indexById.set(item.id, index);
  });

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const isLoaded = (chunk: number) => {
    const end = Math.min((chunk + 1) * CHUNK, total);
    for (let index = chunk * CHUNK; index < end; index += 1) if (!items[index]) return false;
    return true;
  };

  async function fetchChunk(chunk: number, signal: AbortSignal): Promise<void> {
    const start = chunk * CHUNK;
    const entry = axis[sectionAt(axis, start)];
    if (!entry) return;
    const count = Math.min(CHUNK, total - start);
    const list = await load({ category: entry.category, skip: start - startOf(entry), count, signal });
    if (signal.aborted) return;
    list.forEach((item, offset) => {
      items[start + offset] = item;
      indexById.set(item.id, start + offset);
    });
    error = undefined;
    changed();
  }

  function startChunk(chunk: number): RunningChunk {
    const controller = new AbortController();
    failed.delete(chunk);
    const done = fetchChunk(chunk, controller.signal)
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return;
        failed.add(chunk);
        error = reason;
        changed();
      })
      .finally(() => {
        if (running.get(chunk)?.controller === controller) running.delete(chunk);
      });
    const fresh = { controller, done, askers: 0 };
    running.set(chunk, fresh);
    return fresh;
  }

  function loadChunk(chunk: number, signal?: AbortSignal): Promise<void> {
    const current = running.get(chunk) ?? startChunk(chunk);
    current.askers += 1;
    signal?.addEventListener('abort', () => {
      current.askers -= 1;
      if (current.askers > 0) return;
      current.controller.abort();
      if (running.get(chunk) === current) running.delete(chunk);
    });
    return current.done;
  }

  function want({ start, end, signal }: WantedRange): void {
    const first = Math.floor(Math.max(start, 0) / CHUNK);
    const last = Math.floor((Math.min(end, total) - 1) / CHUNK);
    for (let chunk = first; chunk <= last; chunk += 1) if (!isLoaded(chunk)) void loadChunk(chunk, signal);
  }

  return {
    axis,
    total,
    getItem: (index) => items[index],
    indexOf: (id) => indexById.get(id),
    want,
    async locate({ id, time }) {
      const key = String(Math.floor(time / SECONDS_PER_DAY));
      const entry = axis.find((candidate) => candidate.key === key);
      if (!entry) return undefined;
      const first = Math.floor(startOf(entry) / CHUNK);
      const last = Math.floor((entry.total - 1) / CHUNK);
      for (let chunk = first; chunk <= last && !indexById.has(id); chunk += 1) {
        if (!isLoaded(chunk)) await loadChunk(chunk);
      }
      return indexById.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    error: () => error,
    retry() {
      for (const chunk of [...failed]) void loadChunk(chunk);
    },
    close() {
      for (const { controller } of running.values()) controller.abort();
      listeners.clear();
    },
  };
}
