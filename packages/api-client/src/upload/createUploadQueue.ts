import { UPLOAD } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import { assembleQueue, type QueueParts, type UploadQueueOptions } from './assembleQueue.ts';
import type { UploadFile } from './lazyFile.ts';
import { newRoundId } from './newRoundId.ts';
import {
  canRetry,
  EMPTY_RECORD,
  isFailed,
  type UploadItem,
  type UploadSnapshot,
  type UploadTarget,
} from './uploadState.ts';

/** A file from an earlier page, with its key in the journal. */
export type KeptItem = Pick<UploadItem, 'key' | 'file' | 'sidecar' | 'target' | 'sha256'>;

/** An upload queue that needs no framework: subscribe to it, read its snapshot and call its methods. */
export interface UploadQueue {
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the current state. It is the same object until something changes. */
  getSnapshot: () => UploadSnapshot;
  /**
   * Adds files for a target. Files that were added before keep their own target. `sidecars` has what another product
   * knows of them.
   */
  add: (
    files: readonly UploadFile[],
    target: UploadTarget,
    sidecars?: ReadonlyMap<UploadFile, Sidecar>,
  ) => void;
  /** Continues with files of an earlier page. */
  restore: (items: readonly KeptItem[]) => void;
  /** Sends the failed files again from the start, except files that were refused for their size or type (spec §4). */
  retryFailed: () => void;
  /** Sends another file instead of a failed one, such as one that was changed after the user chose it. */
  replace: (key: string, file: File) => void;
  /** Removes one file, whether it is being sent or has failed. */
  cancel: (key: string) => void;
  /** Removes all unfinished files. */
  cancelAll: () => void;
  /** Starts a new upload with the same target (spec §4 'Next'). */
  reset: () => void;
  /** Stops all work. A later page can continue the unfinished files. */
  stop: () => void;
}

/** Removes files from all parts of the queue. */
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

/** Adds files to the queue. */
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

/** Sends failed files again if they can succeed. */
function retry({ store, preparer, sender }: QueueParts): void {
  const failed = new Set(
    store
      .get()
      .items.filter(canRetry)
      .map(({ key }) => key),
  );
  sender.forgive(failed);
  const fresh = {
    progress: UPLOAD.PROGRESS_QUEUED,
    errorCode: undefined,
    errorReason: undefined,
    errorEncoding: undefined,
  };
  store.set({
    items: store.get().items.map((item) => (failed.has(item.key) ? { ...item, ...fresh } : item)),
  });
  preparer.add(store.get().items.filter(({ key }) => failed.has(key)));
}

/** Puts another item in the place of a failed one. */
function swap({ store, journal, preparer, sender }: QueueParts, failed: UploadItem, item: UploadItem): void {
  const { items, totalBytes } = store.get();
  sender.forgive([failed.key]);
  journal.gone([failed.key]);
  journal.added([item]);
  store.set({
    items: items.map((other) => (other === failed ? item : other)),
    totalBytes: totalBytes - failed.file.size + item.file.size,
  });
  preparer.add([item]);
}

/** Creates an upload queue (spec §4 'Upload panel'). */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const parts = assembleQueue(options);
  const { store, journal, connection, ready, preparer, sender } = parts;
  // The keys in the journal must differ from the keys of another page.
  const pageId = newRoundId();
  let lastKey = 0;
  const allKeys = () => new Set(store.get().items.map(({ key }) => key));
  const itemOf = (file: UploadFile, target: UploadTarget, sidecar?: Sidecar): UploadItem => {
    lastKey += 1;
    return { key: `${pageId}-${lastKey}`, file, sidecar, target, progress: UPLOAD.PROGRESS_QUEUED };
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    add(files, target, sidecars) {
      const added = files.map((file) => itemOf(file, target, sidecars?.get(file)));
      journal.added(added);
      enter(parts, added);
    },
    restore: (items) =>
      enter(
        parts,
        items.map((item) => ({ ...item, progress: UPLOAD.PROGRESS_QUEUED })),
      ),
    retryFailed: () => retry(parts),
    replace(key, file) {
      const failed = store.get().items.find((item) => item.key === key && isFailed(item));
      if (failed) swap(parts, failed, itemOf(file, failed.target, failed.sidecar));
    },
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
