import { UPLOAD } from '../contract/limits.ts';
import { assembleQueue, type QueueParts, type UploadQueueOptions } from './assembleQueue.ts';
import { newRoundId } from './newRoundId.ts';
import {
  canRetry,
  EMPTY_RECORD,
  type UploadItem,
  type UploadSnapshot,
  type UploadTarget,
} from './uploadState.ts';

/** A file from an earlier page, with the key under which the journal knows it. */
export type KeptItem = Pick<UploadItem, 'key' | 'file' | 'target' | 'sha256'>;

/** A framework-free queue of uploads: subscribe, read the snapshot, call its methods. */
export interface UploadQueue {
  /** Calls `listener` after every change; returns a function that stops that. */
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  getSnapshot: () => UploadSnapshot;
  /** Adds files; those being sent keep their own target. */
  add: (files: readonly File[], target: UploadTarget) => void;
  /** Continues with files of an earlier page. */
  restore: (items: readonly KeptItem[]) => void;
  /** Sends the failed files again from 0, without those that are refused for their size or type (spec §4). */
  retryFailed: () => void;
  /** Removes one file, whether it is being sent or has failed. */
  cancel: (key: string) => void;
  /** Removes all unfinished files. */
  cancelAll: () => void;
  /** Begins a new round that keeps the target (spec §4 'Next'). */
  reset: () => void;
  /** Stops all work. Unfinished files are left to a later page. */
  stop: () => void;
}

/** Removes files, wherever they are. */
function dropFrom({ store, journal, preparer, sender, ready }: QueueParts, keys: ReadonlySet<string>): void {
  const { items, total, totalBytes } = store.get();
  const gone = items.filter((item) => keys.has(item.key));
  preparer.drop(keys);
  sender.end(keys);
  for (const { key } of gone) ready.delete(key);
  journal.gone(gone.map(({ key }) => key));
  store.set({
    items: items.filter((item) => !keys.has(item.key)),
    total: total - gone.length,
    totalBytes: totalBytes - gone.reduce((sum, item) => sum + item.file.size, 0),
  });
}

/** Takes files in. */
function enter({ store, preparer, now }: QueueParts, added: readonly UploadItem[]): void {
  const record = store.get();
  store.set({
    target: added.at(-1)?.target ?? record.target,
    items: [...record.items, ...added],
    total: record.total + added.length,
    totalBytes: record.totalBytes + added.reduce((sum, { file }) => sum + file.size, 0),
    startedAt: record.startedAt ?? now(),
  });
  preparer.add(added);
}

/** Sends the failed files again that can succeed. */
function retry({ store, preparer, sender }: QueueParts): void {
  const failed = new Set(
    store
      .get()
      .items.filter(canRetry)
      .map(({ key }) => key),
  );
  sender.forgive(failed);
  const fresh = { progress: UPLOAD.PROGRESS_QUEUED, errorCode: undefined, errorReason: undefined };
  store.set({
    items: store.get().items.map((item) => (failed.has(item.key) ? { ...item, ...fresh } : item)),
  });
  preparer.add(store.get().items.filter(({ key }) => failed.has(key)));
}

/** Creates an upload queue (spec §4 'Upload panel'). */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const parts = assembleQueue(options);
  const { store, journal, connection, ready, preparer, sender } = parts;
  // The journal's keys must differ from those of another page.
  const pageId = newRoundId();
  let lastKey = 0;
  const allKeys = () => new Set(store.get().items.map(({ key }) => key));

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    add(files, target) {
      const added = files.map((file) => {
        lastKey += 1;
        return { key: `${pageId}-${lastKey}`, file, target, progress: UPLOAD.PROGRESS_QUEUED };
      });
      journal.added(added);
      enter(parts, added);
    },
    restore: (items) =>
      enter(
        parts,
        items.map((item) => ({ ...item, progress: UPLOAD.PROGRESS_QUEUED })),
      ),
    retryFailed: () => retry(parts),
    cancel: (key) => dropFrom(parts, new Set([key])),
    cancelAll: () => dropFrom(parts, allKeys()),
    reset() {
      dropFrom(parts, allKeys());
      store.set({ ...EMPTY_RECORD, target: store.get().target });
    },
    stop() {
      connection.stop();
      const keys = allKeys();
      preparer.drop(keys);
      ready.clear();
      sender.end(keys);
    },
  };
}
