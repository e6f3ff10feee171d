/** What the worker is asked. */
export interface WorkerQuestion {
  id: number;
  act: 'hash' | 'thumbnail';
  file: File;
}

export type WorkerAnswer = { id: number; value: string | Blob } | { id: number; fault: string };

/** A worker of its own, begun with the first question. One question after the other. */
function createAsker() {
  let worker: Worker | undefined;
  let last = 0;
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

  function begin(): Worker {
    const made = new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const asked = open.get(data.id);
      open.delete(data.id);
      if ('fault' in data) asked?.reject(new Error(data.fault));
      else asked?.resolve(data.value);
    };
    made.onerror = () => {
      for (const { reject } of open.values()) reject(new Error('The worker failed'));
      open.clear();
    };
    return made;
  }

  let before: Promise<unknown> = Promise.resolve();
  return (act: WorkerQuestion['act'], file: File, signal?: AbortSignal): Promise<unknown> => {
    const answer = before.then(() => {
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        worker ??= begin();
        last += 1;
        open.set(last, { resolve, reject });
        worker.postMessage({ id: last, act, file } satisfies WorkerQuestion);
      });
    });
    before = answer.catch(() => undefined);
    return answer;
  };
}

// Pictures in the panel must not wait for long hashes.
const askForHash = createAsker();
const askForThumbnail = createAsker();

/** SHA-256 of a file, off the main thread. */
export async function hashFile(file: File): Promise<string> {
  return String(await askForHash('hash', file));
}

/** Larger files are not opened for a small picture, bytes. */
const LARGEST_DRAWN = 50_000_000;
/** `null` for what cannot be drawn. */
const drawn = new WeakMap<File, Blob | null>();

/**
 * A file's small picture; undefined where the browser cannot draw it, or where nobody wants it any more when it has its
 * turn: files may be sent faster than they are drawn.
 */
export async function thumbnailOf(file: File, signal: AbortSignal): Promise<Blob | undefined> {
  if (file.size > LARGEST_DRAWN || file.type.startsWith('video/')) return undefined;
  if (!drawn.has(file)) {
    const made = await askForThumbnail('thumbnail', file, signal).catch(() => null);
    if (signal.aborted && made === null) return undefined;
    drawn.set(file, made instanceof Blob ? made : null);
  }
  return drawn.get(file) ?? undefined;
}
