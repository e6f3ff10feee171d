import type { Takeout } from './matchTakeout.ts';
import { type ReadableEntry, readEntry, readTakeout, type TakeoutFile } from './readTakeout.ts';
import { TakeoutError } from './TakeoutError.ts';

/** An entry without its bytes. */
export type RemoteEntry = Omit<ReadableEntry, 'read' | 'readText'>;

/** A request to the worker: to read a Takeout, or one of its entries. */
export type TakeoutRequest = { key: number } & (
  | { files: readonly TakeoutFile[] }
  | { archive: File; path: string }
);

/** A reply of the worker. `done` and `total` tell the progress of a request that is not answered yet. */
export type TakeoutReply = { key: number } & (
  | { done: number; total: number }
  | { takeout: Takeout<RemoteEntry> }
  | { bytes: Blob }
  | { error: string; reason?: TakeoutError['reason']; file?: string }
);

/** Replies with the progress at most once in so many side files. */
const PROGRESS_STEP = 50;

function remote({ path, size, crc, lastModified, isPacked, index }: ReadableEntry): RemoteEntry {
  return { path, size, crc, lastModified, isPacked, index };
}

async function read(files: readonly TakeoutFile[], key: number): Promise<TakeoutReply> {
  const { items, copies, trashed } = await readTakeout(files, (done, total) => {
    if (done % PROGRESS_STEP === 0) self.postMessage({ key, done, total } satisfies TakeoutReply);
  });
  const takeout = {
    items: items.map(({ entry, liveHalf, ...rest }) => ({
      ...rest,
      entry: remote(entry),
      liveHalf: liveHalf && remote(liveHalf),
    })),
    copies: copies.map(remote),
    trashed: trashed.map(remote),
  };
  return { key, takeout };
}

async function answer(request: TakeoutRequest): Promise<TakeoutReply> {
  const { key } = request;
  if ('files' in request) return read(request.files, key);
  return { key, bytes: await readEntry(request.archive, request.path) };
}

/** Answers the requests of a `createTakeoutReader`. Call it in the script of the worker. */
export function serveTakeoutWorker(): void {
  self.addEventListener('message', async ({ data }: MessageEvent<TakeoutRequest>) => {
    const reply = await answer(data).catch((error: unknown): TakeoutReply => {
      const { reason, file } = error instanceof TakeoutError ? error : {};
      return { key: data.key, error: String(error), ...(reason && { reason, file }) };
    });
    self.postMessage(reply);
  });
}
