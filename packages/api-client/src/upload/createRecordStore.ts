import {
  EMPTY_RECORD,
  isFailed,
  snapshotOf,
  type UploadItem,
  type UploadRecord,
  type UploadSnapshot,
} from './uploadState.ts';

/** Minimum time between two notifications of progress (ms). */
const NOTIFY_MS = 100;

/** Creates a store for the record, with listeners and one snapshot per change. `now` returns milliseconds. */
export function createRecordStore(now: () => number) {
  let record: UploadRecord = EMPTY_RECORD;
  let snapshot: UploadSnapshot | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const notify = () => {
    clearTimeout(timer);
    timer = undefined;
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    const settled = record.items.every(isFailed);
    if (!settled) record = { ...record, settledAt: undefined };
    else if (record.settledAt === undefined && record.startedAt !== undefined) {
      record = { ...record, settledAt: now() };
    }
  };
  return {
    get: () => record,
    getSnapshot(): UploadSnapshot {
      snapshot ??= snapshotOf(record, now());
      return snapshot;
    },
    set(change: Partial<UploadRecord>): void {
      record = { ...record, ...change };
      settle();
      notify();
    },
    setItem(key: string, change: Partial<UploadItem>): void {
      this.set({ items: record.items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
    },
    /** Like `setItem`, but for progress. Listeners are notified a little later, once for many changes. */
    moveItem(key: string, progress: number): void {
      record = {
        ...record,
        items: record.items.map((item) => (item.key === key ? { ...item, progress } : item)),
      };
      timer ??= setTimeout(notify, NOTIFY_MS);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type RecordStore = ReturnType<typeof createRecordStore>;
