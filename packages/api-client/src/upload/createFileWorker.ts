import type { WorkerAnswer, WorkerQuestion } from './serveFileWorker.ts';

/**
 * The number of replies after which another worker takes over, and the idle time after which it ends: a worker whose
 * own heap stays small collects no garbage, though each of its files and pictures holds much of the page's memory.
 */
const MOST_ANSWERS = 100;
const REST_MS = 10_000;
/** Larger files are not opened for a thumbnail, bytes. */
const LARGEST_DRAWN = 50_000_000;

/** A worker that is started by the first request. One request after the other. */
function createAsker(start: () => Worker) {
  let worker: Worker | undefined;
  let answers = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let open: { resolve: (value: unknown) => void; reject: (error: Error) => void } | undefined;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    answers = 0;
  }

  function begin(): Worker {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      answers += 1;
      if (answers >= MOST_ANSWERS) end();
      resting = setTimeout(end, REST_MS);
      if ('error' in data) open?.reject(new Error(data.error));
      else open?.resolve(data.value);
    };
    made.onerror = () => {
      // A worker that could not be loaded answers nothing; the next request tries another.
      end();
      open?.reject(new Error('The worker failed'));
    };
    return made;
  }

  let before: Promise<unknown> = Promise.resolve();
  return (act: WorkerQuestion['act'], file: File, signal?: AbortSignal): Promise<unknown> => {
    const answer = before.then(() => {
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        clearTimeout(resting);
        open = { resolve, reject };
        worker ??= begin();
        worker.postMessage({ act, file } satisfies WorkerQuestion);
      });
    });
    before = answer.catch(() => undefined);
    return answer;
  };
}

/** Reads files off the main thread. */
export interface FileWorker {
  /** Returns the SHA-256 of a file. */
  hash: (file: File) => Promise<string>;
  /**
   * Returns a small picture of a file, drawn once; undefined where the browser cannot draw it, or where it was aborted
   * before its turn: files may be sent faster than they are drawn.
   */
  drawThumbnail: (file: File, signal: AbortSignal) => Promise<Blob | undefined>;
}

/**
 * Creates a reader of files whose workers are started by `start` when they are needed, and end when they rest. The worker's
 * script calls `serveFileWorker`.
 */
export function createFileWorker(start: () => Worker): FileWorker {
  // Pictures must not wait for long hashes.
  const askForHash = createAsker(start);
  const askForThumbnail = createAsker(start);
  /** `null` where it cannot be drawn. */
  const drawn = new WeakMap<File, Blob | null>();
  return {
    hash: async (file) => String(await askForHash('hash', file)),
    async drawThumbnail(file, signal) {
      if (file.size > LARGEST_DRAWN || file.type.startsWith('video/')) return undefined;
      if (!drawn.has(file)) {
        const made = await askForThumbnail('thumbnail', file, signal).catch(() => null);
        if (signal.aborted && made === null) return undefined;
        drawn.set(file, made instanceof Blob ? made : null);
      }
      return drawn.get(file) ?? undefined;
    },
  };
}
