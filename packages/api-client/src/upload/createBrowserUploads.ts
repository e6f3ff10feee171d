import type { UploadQueueOptions } from './assembleQueue.ts';
import { browserFreeBytes, browserPages } from './browserDeps.ts';
import { createUploadQueue, type UploadQueue } from './createUploadQueue.ts';
import { deferJournal } from './deferJournal.ts';
import { drawPoster } from './drawPoster.ts';
import type { OpenEntry } from './lazyFile.ts';
import { openIndexedDbStorage } from './openIndexedDbStorage.ts';
import { uploadFile } from './uploadFile.ts';
import { createUploadJournal, type LeftUpload } from './uploadJournal.ts';

export interface BrowserUploadsOptions
  extends Pick<UploadQueueOptions, 'fetchToken' | 'hash' | 'check' | 'onDone'> {
  /** Id of the user. Each user has a separate journal in this browser. */
  user: string;
  /** Opens the entries of archives that an earlier page left, such as `openEntry` of `createTakeoutReader`. */
  openEntry?: OpenEntry;
}

/** The uploads of one user on a page, and the unfinished uploads of earlier pages. */
export interface BrowserUploads {
  /** The upload queue. */
  queue: UploadQueue;
  /** Returns the unfinished uploads of closed pages; undefined if there are none, or if the browser stores nothing. */
  left: () => Promise<LeftUpload | undefined>;
  /**
   * Continues the unfinished uploads in the queue. Call it in the handler of a button press. Resolves to the number of
   * files that the user has to select again.
   */
  resume: () => Promise<number>;
  /** Discards the unfinished uploads. */
  discard: () => Promise<void>;
}

/** Creates a queue that stores unsent files in IndexedDB, so that a later page can continue the upload. */
export function createBrowserUploads({ user, openEntry, ...options }: BrowserUploadsOptions): BrowserUploads {
  const opening = openIndexedDbStorage().then(
    (storage) =>
      createUploadJournal({ storage, user, openEntry, openPages: browserPages, freeBytes: browserFreeBytes }),
    () => undefined,
  );
  const queue = createUploadQueue({
    ...options,
    send: uploadFile,
    drawPoster,
    webp: () => true,
    journal: deferJournal(opening),
  });
  return {
    queue,
    left: async () => (await opening)?.left(),
    async resume() {
      const { items = [], missing = 0 } = (await (await opening)?.resume()) ?? {};
      queue.restore(items);
      return missing;
    },
    discard: async () => (await opening)?.discard(),
  };
}
