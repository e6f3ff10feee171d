import { type OpenEntry, UnreadableFile, type UploadFile } from '../upload/lazyFile.ts';
import { isArchive } from './isTakeout.ts';
import type { Takeout, TakeoutEntry, TakeoutProgress } from './matchTakeout.ts';
import type { TakeoutFile } from './readTakeout.ts';
import type { RemoteEntry, TakeoutReply, TakeoutRequest } from './serveTakeoutWorker.ts';
import { TakeoutError } from './TakeoutError.ts';

/** A photo or a movie of a Takeout. */
export interface TakeoutPhoto extends TakeoutEntry {
  /** The file. One in an archive is read when its turn comes. */
  file: UploadFile;
}

export interface TakeoutReader {
  /** Reads archives, or the files of an unpacked folder. Rejects with a TakeoutError. */
  read: (files: readonly TakeoutFile[], onProgress: TakeoutProgress) => Promise<Takeout<TakeoutPhoto>>;
  /** Returns an entry of an archive that an earlier page has read; see `createUploadJournal`. */
  openEntry: OpenEntry;
}

/** MIME types by extension: archives have none. */
const TYPES: Partial<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' },
  ...{
    heic: 'image/heic',
    heif: 'image/heif',
    avif: 'image/avif',
    tif: 'image/tiff',
    tiff: 'image/tiff',
    bmp: 'image/bmp',
  },
  ...{ mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
};

function withNames(entry: RemoteEntry) {
  const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
  return { ...entry, name, type: TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '' };
}

/** Runs one task after the other. */
function createTurns() {
  let before: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
}

type Reply = Exclude<TakeoutReply, { done: number }>;
type Question = TakeoutRequest extends infer R ? (R extends unknown ? Omit<R, 'key'> : never) : never;

/** Creates a function that sends requests to the worker, which starts with the first one. */
function createAsker(start: () => Worker) {
  let worker: Worker | undefined;
  let lastKey = 0;
  const open = new Map<
    number,
    { settle: (reply: Reply) => void; onProgress?: TakeoutProgress | undefined }
  >();
  const begin = () => {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<TakeoutReply>) => {
      if ('total' in data) return open.get(data.key)?.onProgress?.(data.done, data.total);
      open.get(data.key)?.settle(data);
      open.delete(data.key);
    };
    started.onerror = () => {
      for (const [key, { settle }] of open) settle({ key, error: 'The worker failed' });
      open.clear();
    };
    return started;
  };
  return async (question: Question, onProgress?: TakeoutProgress): Promise<Reply> => {
    worker ??= begin();
    lastKey += 1;
    const key = lastKey;
    const replied = new Promise<Reply>((settle) => open.set(key, { settle, onProgress }));
    worker.postMessage({ ...question, key });
    const reply = await replied;
    if (!('error' in reply)) return reply;
    throw reply.reason ? new TakeoutError(reply.reason, reply.file ?? '') : new Error(reply.error);
  };
}

/**
 * Creates a reader that keeps the archives in a worker, which `start` starts. The script of the worker must call
 * `serveTakeoutWorker`. At most one compressed entry is in memory.
 */
export function createTakeoutReader(start: () => Worker): TakeoutReader {
  const ask = createAsker(start);
  const inTurn = createTurns();

  const openEntry: OpenEntry = (archive, entry) => {
    const { path, name, type, size, lastModified, isPacked = true } = entry;
    const open = async () => {
      const reply = await ask({ archive, path }).catch((cause: unknown) => {
        throw new UnreadableFile(path, { cause });
      });
      if (!('bytes' in reply)) throw new UnreadableFile(path);
      return new File([reply.bytes], name, { type, lastModified });
    };
    return {
      ...{ name, type, size, lastModified, archive, path },
      withFile: async (work) => {
        const run = async () => work(await open());
        return isPacked ? inTurn(run) : run();
      },
    };
  };

  return {
    openEntry,
    async read(files, onProgress) {
      const reply = await ask({ files }, onProgress);
      if (!('takeout' in reply)) throw new Error('Not a Takeout');
      const { items, copies, trashed } = reply.takeout;
      const photoOf = (entry: RemoteEntry): TakeoutPhoto => {
        const { path, size, crc, index } = entry;
        const source = files[index];
        if (!source) throw new Error('An entry of no file');
        const file = isArchive(source.path) ? openEntry(source.file, withNames(entry)) : source.file;
        return { path, size, crc, file };
      };
      return {
        items: items.map(({ entry, liveHalf, ...rest }) => ({
          ...rest,
          entry: photoOf(entry),
          liveHalf: liveHalf && photoOf(liveHalf),
        })),
        copies: copies.map(photoOf),
        trashed: trashed.map(photoOf),
      };
    },
  };
}
