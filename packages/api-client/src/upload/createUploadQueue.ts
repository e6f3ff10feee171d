import { ERROR_CODES } from '../contract/errorCodes.ts';
import { TIMING, UPLOAD } from '../contract/limits.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { UploadRequest, UploadResult } from './uploadFile.ts';
import {
  EMPTY_RECORD,
  isFailed,
  snapshotOf,
  type UploadItem,
  type UploadRecord,
  type UploadSnapshot,
  type UploadTarget,
} from './uploadState.ts';

export interface UploadToken {
  token: string;
  domain: string;
}

export interface UploadQueueOptions {
  /** Sends one file; `uploadFile` unless a test says otherwise. */
  send: (request: UploadRequest) => Promise<UploadResult>;
  fetchToken: () => Promise<UploadToken>;
  webp: () => boolean;
  /** Files on the way at once. */
  parallel?: number;
  /** Milliseconds; `performance.now` unless a test says otherwise. */
  now?: () => number;
}

/** A queue of uploads without a framework: subscribe, read the snapshot, act. */
export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  getSnapshot: () => UploadSnapshot;
  /** Adds files; the target of a running round stays. */
  add: (files: readonly File[], target: UploadTarget) => void;
  /** Sends the failed ones again from 0 (spec §4). */
  retryFailed: () => void;
  /** Takes one file out, on its way or failed. */
  cancel: (key: string) => void;
  cancelAll: () => void;
  /** Begins a new round that keeps the target (spec §4 'Next'). */
  reset: () => void;
}

const DEFAULT_PARALLEL = 3;

/** Keeps one token and fetches another when it is old, or when an upload was refused (spec §4). */
function createTokenHolder(fetchToken: () => Promise<UploadToken>, now: () => number) {
  let held: { promise: Promise<UploadToken>; at: number } | undefined;
  return {
    get(): Promise<UploadToken> {
      if (held && now() - held.at < TIMING.UPLOAD_TOKEN_REFRESH_MS) return held.promise;
      const promise = fetchToken();
      const mine = { promise, at: now() };
      held = mine;
      promise.catch(() => {
        if (held === mine) held = undefined;
      });
      return promise;
    },
    drop(): void {
      held = undefined;
    },
  };
}

/** A record that tells its listeners, with one snapshot a change. */
function createStore(now: () => number) {
  let record: UploadRecord = EMPTY_RECORD;
  let snapshot = snapshotOf(record, now());
  const listeners = new Set<() => void>();
  return {
    get: () => record,
    getSnapshot: () => snapshot,
    set(change: Partial<UploadRecord>) {
      record = { ...record, ...change };
      const settled = record.items.every(isFailed);
      if (settled && record.settledAt === undefined && record.startedAt !== undefined) {
        record = { ...record, settledAt: now() };
      }
      if (!settled) record = { ...record, settledAt: undefined };
      snapshot = snapshotOf(record, now());
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Makes an upload queue (spec §4 'Upload panel'). */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const now = options.now ?? (() => performance.now());
  const store = createStore(now);
  const tokens = createTokenHolder(options.fetchToken, now);
  const running = new Map<string, AbortController>();
  let lastKey = 0;

  const setItem = (key: string, change: Partial<UploadItem>) => {
    store.set({ items: store.get().items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  };

  const finish = (item: UploadItem, result: UploadResult['file']) => {
    const { items, results, doneBytes } = store.get();
    store.set({
      items: items.filter((other) => other.key !== item.key),
      results: [...results, result],
      doneBytes: doneBytes + item.file.size,
    });
  };

  const fail = (item: UploadItem, error: unknown) => {
    const code = error instanceof ApiError ? error.code : ERROR_CODES.SYSTEM;
    // A refused token is the one fault that another token may mend.
    if (code === ERROR_CODES.NETWORK || code === ERROR_CODES.NOT_SIGNED_IN) tokens.drop();
    setItem(item.key, { progress: UPLOAD.PROGRESS_FAILED, errorCode: code });
  };

  async function sendOne(item: UploadItem, target: UploadTarget, signal: AbortSignal): Promise<void> {
    try {
      const { token, domain } = await tokens.get();
      const onProgress = (sent: number, total: number) =>
        setItem(item.key, { progress: total > 0 ? Math.min(sent / total, UPLOAD.PROGRESS_CAP) : 0 });
      const request = {
        token,
        domain,
        folderId: target.id,
        guid: target.guid,
        file: item.file,
        signal,
        onProgress,
      };
      const { file } = await options.send({ ...request, webp: options.webp() });
      finish(item, file);
    } catch (error) {
      if (!signal.aborted) fail(item, error);
    }
  }

  function pump(): void {
    const { items, target } = store.get();
    if (!target) return;
    const free = (options.parallel ?? DEFAULT_PARALLEL) - running.size;
    const waiting = items
      .filter((item) => item.progress === UPLOAD.PROGRESS_QUEUED)
      .slice(0, Math.max(free, 0));
    for (const item of waiting) {
      const controller = new AbortController();
      running.set(item.key, controller);
      setItem(item.key, { progress: 0 });
      void sendOne(item, target, controller.signal).finally(() => {
        running.delete(item.key);
        pump();
      });
    }
  }

  function drop(keys: ReadonlySet<string>): void {
    const { items, total, totalBytes } = store.get();
    const gone = items.filter((item) => keys.has(item.key));
    for (const { key } of gone) running.get(key)?.abort();
    store.set({
      items: items.filter((item) => !keys.has(item.key)),
      total: total - gone.length,
      totalBytes: totalBytes - gone.reduce((sum, item) => sum + item.file.size, 0),
    });
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    add(files, target) {
      const record = store.get();
      const added = files.map((file) => {
        lastKey += 1;
        return { key: String(lastKey), file, progress: UPLOAD.PROGRESS_QUEUED };
      });
      store.set({
        target: record.items.length > 0 ? record.target : target,
        items: [...record.items, ...added],
        total: record.total + added.length,
        totalBytes: record.totalBytes + files.reduce((sum, file) => sum + file.size, 0),
        startedAt: record.startedAt ?? now(),
      });
      pump();
    },
    retryFailed() {
      const items = store
        .get()
        .items.map((item) =>
          isFailed(item) ? { ...item, progress: UPLOAD.PROGRESS_QUEUED, errorCode: undefined } : item,
        );
      store.set({ items });
      pump();
    },
    cancel: (key) => drop(new Set([key])),
    cancelAll: () => drop(new Set(store.get().items.map((item) => item.key))),
    reset() {
      const { target } = store.get();
      for (const controller of running.values()) controller.abort();
      store.set({ ...EMPTY_RECORD, target });
    },
  };
}
