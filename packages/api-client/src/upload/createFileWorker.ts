import type { WorkerAnswer, WorkerQuestion } from './serveFileWorker.ts';

/**
 * A worker is replaced after this number of replies, and it ends after this idle time. A worker with a small heap
 * collects no garbage, although each of its files and images uses much memory of the page.
 */
const MOST_ANSWERS = 100;
const IDLE_MS = 10_000;
/** Maximum size of a file that is opened for a thumbnail, in bytes. */
const LARGEST_DRAWN = 50_000_000;

/** Creates a function that sends requests to a worker, one after the other. The first request starts the worker. */
function createAsker(start: () => Worker) {
  let worker: Worker | undefined;
  let answers = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
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
      idleTimer = setTimeout(end, IDLE_MS);
      if ('error' in data) open?.reject(new Error(data.error));
      else open?.resolve(data.value);
    };
    made.onerror = () => {
      // A worker that could not be loaded never answers. The next request starts another one.
      end();
      open?.reject(new Error('The worker failed'));
    };
    return made;
  }

  let before: Promise<unknown> = Promise.resolve();
  return (act: WorkerQuestion['act'], file: File, signal?: AbortSignal): Promise<unknown> => {
    const stop = () => {
      end();
      open?.reject(signal?.reason);
    };
    const ask = () => {
      signal?.throwIfAborted();
      // A thumbnail takes a moment, but the hash of a movie takes a minute.
      if (act === 'hash') signal?.addEventListener('abort', stop);
      return new Promise((resolve, reject) => {
        clearTimeout(idleTimer);
        open = { resolve, reject };
        worker ??= begin();
        worker.postMessage({ act, file } satisfies WorkerQuestion);
      });
    };
    const answer = before.then(ask).finally(() => signal?.removeEventListener('abort', stop));
    before = answer.catch(() => undefined);
    return answer;
  };
}

/** Reads files outside the main thread. */
export interface FileWorker {
  /** Returns the SHA-256 of a file. Rejects with the reason of the signal when it is aborted. */
  hash: (file: File, signal?: AbortSignal) => Promise<string>;
  /**
   * Returns a thumbnail of a file, which is drawn only once. Returns undefined if the browser cannot draw it, or if the
   * request was aborted before its turn, because files may be sent faster than they are drawn.
   */
  drawThumbnail: (file: File, signal: AbortSignal) => Promise<Blob | undefined>;
}

/**
 * Creates a file reader that starts its workers with `start` when they are needed and ends them when they are idle. The
 * script of the worker must call `serveFileWorker`.
 */
export function createFileWorker(start: () => Worker): FileWorker {
  // Hashes have a separate worker, because thumbnails must not wait for long hashes.
  const askForHash = createAsker(start);
  const askForThumbnail = createAsker(start);
  /** The thumbnails by file; `null` if a file cannot be drawn. */
  const drawn = new WeakMap<File, Blob | null>();
  return {
    hash: async (file, signal) => String(await askForHash('hash', file, signal)),
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
