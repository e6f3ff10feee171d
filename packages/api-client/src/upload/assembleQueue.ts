import { createConcurrency } from './createConcurrency.ts';
import {
  browserConnection,
  type ConnectionDeps,
  createConnectionMonitor,
} from './createConnectionMonitor.ts';
import { type CheckFiles, createPreparer } from './createPreparer.ts';
import { createRecordStore, type RecordStore } from './createRecordStore.ts';
import { createSender } from './createSender.ts';
import { createTokenHolder, type UploadToken } from './createTokenHolder.ts';
import type { UploadRequest, UploadResult } from './uploadFile.ts';
import type { UploadItem } from './uploadState.ts';

/** Records what a later page needs to continue the upload; see `createUploadJournal`. */
export interface QueueJournal {
  /** Called with files that were added. */
  added: (items: readonly UploadItem[]) => void;
  /** Called when the hash of a file is known. */
  hashed: (key: string, sha256: string) => void;
  /** Called with files that do not have to be sent any more. */
  gone: (keys: readonly string[]) => void;
}

export interface UploadQueueOptions {
  /** Sends one file. Pass `uploadFile`; a test can pass another function. */
  send: (request: UploadRequest) => Promise<UploadResult>;
  /** Fetches an upload token. */
  fetchToken: () => Promise<UploadToken>;
  /** Whether WebP thumbnails can be shown. */
  webp: () => boolean;
  /** Returns a still image of a video; undefined if there is none. */
  drawPoster?: (file: File) => Promise<Blob | undefined>;
  /**
   * Returns the SHA-256 of a file, computed outside the main thread. Without it, no file is looked up and long files
   * are not sent in parts.
   */
  hash?: (file: File) => Promise<string>;
  /** Finds files that an album already contains. */
  check?: CheckFiles;
  /** Records of the files for a later page. @default none */
  journal?: QueueJournal;
  /** Called with each stored file and the reply of the server. The queue does not keep finished files. */
  onDone?: (item: UploadItem, file: UploadResult['file']) => void;
  /** Waits for the network. @default browserConnection */
  connection?: ConnectionDeps;
  /** Number of simultaneous uploads. By default it depends on the measured rate, from 1 to 6. */
  parallel?: number;
  /** Returns the current time in milliseconds. A test can replace it. @default performance.now */
  now?: () => number;
}

const NO_JOURNAL: QueueJournal = { added: () => undefined, hashed: () => undefined, gone: () => undefined };

type Done = readonly { key: string; file: UploadResult['file'] }[];

/** Removes finished files from the queue and adds them to the totals. */
function settleDone(store: RecordStore, files: Done, onDone: UploadQueueOptions['onDone']): void {
  const { items, done, doneBytes } = store.get();
  const byKey = new Map(files.map(({ key, file }) => [key, file]));
  const sent = items.filter(({ key }) => byKey.has(key));
  store.set({
    items: items.filter(({ key }) => !byKey.has(key)),
    done: done + sent.length,
    doneBytes: doneBytes + sent.reduce((sum, { file }) => sum + file.size, 0),
  });
  for (const item of sent) {
    const file = byKey.get(item.key);
    if (file) onDone?.(item, file);
  }
}

/** Assembles the parts of a queue. Each file is prepared, then sent, then counted. */
export function assembleQueue(options: UploadQueueOptions) {
  const { send, webp, journal = NO_JOURNAL, now = () => performance.now() } = options;
  const store = createRecordStore(now);
  const tokens = createTokenHolder(options.fetchToken, now);
  const concurrency = createConcurrency(now);
  const ready = new Set<string>();

  const done = (files: Done) => {
    settleDone(store, files, options.onDone);
    journal.gone(files.map(({ key }) => key));
  };
  const enqueue = (keys: readonly string[]) => {
    for (const key of keys) ready.add(key);
    pump();
  };
  const probe = () => {
    tokens.drop();
    return tokens.get();
  };
  const onChange = () => {
    store.set({ waiting: !connection.isUp() });
    concurrency.rest();
    pump();
  };
  const connection = createConnectionMonitor({
    ...(options.connection ?? browserConnection),
    probe,
    onChange,
  });
  const preparer = createPreparer({
    hash: options.hash,
    check: options.check,
    connection,
    backlog: () => ready.size,
    onHash: (key, sha256) => {
      store.setItem(key, { sha256 });
      journal.hashed(key, sha256);
    },
    onReady: enqueue,
    onThere: done,
  });
  const sender = createSender({
    ...{ send, webp, tokens, store, concurrency, connection },
    drawPoster: options.drawPoster,
    onDone: (key, file) => done([{ key, file }]),
    onAgain: (key) => void ready.add(key),
    onRejected: (key) => journal.gone([key]),
  });

  function pump(): void {
    if (!connection.isUp()) return;
    const free = (options.parallel ?? concurrency.parallel()) - sender.running();
    const next = new Set([...ready].slice(0, Math.max(free, 0)));
    if (next.size === 0) return;
    for (const item of store.get().items.filter(({ key }) => next.has(key))) {
      ready.delete(item.key);
      void sender.start(item).then(pump);
    }
    preparer.more();
  }

  return { store, journal, connection, ready, preparer, sender, now };
}

/** The parts that the operations of a queue work on. */
export type QueueParts = ReturnType<typeof assembleQueue>;
