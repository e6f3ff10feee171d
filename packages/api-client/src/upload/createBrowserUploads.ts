import type { UploadQueueOptions } from './assembleQueue.ts';
import { browserPages, browserRoom } from './browserDeps.ts';
import { createUploadQueue, type UploadQueue } from './createUploadQueue.ts';
import { deferJournal } from './deferJournal.ts';
import { drawPoster } from './drawPoster.ts';
import { openIndexedDbStorage } from './openIndexedDbStorage.ts';
import { uploadFile } from './uploadFile.ts';
import { createUploadJournal, type LeftUpload } from './uploadJournal.ts';

export interface BrowserUploadsOptions
  extends Pick<UploadQueueOptions, 'fetchToken' | 'hash' | 'check' | 'onDone'> {
  /** Id of the user; each has a journal of their own in this browser. */
  user: string;
}

/** The uploads of one user in a page, and what an earlier page left. */
export interface BrowserUploads {
  /** The queue. */
  queue: UploadQueue;
  /** Unfinished uploads of closed pages; undefined for none, and where the browser stores nothing. */
  left: () => Promise<LeftUpload | undefined>;
  /** Continues them in the queue; call it from a press of a button. Resolves to how many files have to be selected again. */
  resume: () => Promise<number>;
  /** Forgets them. */
  discard: () => Promise<void>;
}

/** Creates a queue whose unsent files survive the page: they are kept in IndexedDB. */
export function createBrowserUploads({ user, ...options }: BrowserUploadsOptions): BrowserUploads {
  const opening = openIndexedDbStorage().then(
    (storage) => createUploadJournal({ storage, user, openPages: browserPages, room: browserRoom }),
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
