import type { QueueJournal } from './assembleQueue.ts';
import { createJournalWriter } from './journalWriter.ts';
import { newRoundId } from './newRoundId.ts';
import type { UploadItem } from './uploadState.ts';
import type { FileHandle, JournalEntry, UploadStorage } from './uploadStorage.ts';

/** Knows which pages are still open. */
export interface OpenPages {
  /** Registers this page as open. */
  begin: (pageId: string) => void;
  /** Pages that are open; undefined where the browser does not know. */
  living: () => Promise<ReadonlySet<string> | undefined>;
}

export interface JournalOptions {
  /** Where the journal is stored. */
  storage: UploadStorage;
  /** Id of the signed-in user. */
  user: string;
  /** Tells which pages are open. */
  openPages: OpenPages;
  /** Bytes that may be kept; further files have to be selected again. */
  room: () => Promise<number>;
  /** Unix milliseconds. */
  now?: () => number;
}

/** Unfinished uploads of an earlier page. */
export interface LeftUpload {
  /** The number of files. */
  count: number;
  /** Their size. */
  bytes: number;
}

/** Files that can continue at once, and how many have to be selected again. */
export interface Resumed {
  /** Files to continue with. */
  items: Pick<UploadItem, 'key' | 'file' | 'target' | 'sha256'>[];
  /** Files that have to be selected again. */
  missing: number;
}

export interface UploadJournal extends QueueJournal {
  /** Unfinished uploads of closed pages; undefined for none. */
  left: () => Promise<LeftUpload | undefined>;
  /**
   * Takes it over. Call it from a press of a button, since the browser may ask whether the files may be read.
   */
  resume: () => Promise<Resumed>;
  /** Forgets it. */
  discard: () => Promise<void>;
  /** Settles when everything passed so far is stored. */
  settled: () => Promise<void>;
}

/** Unfinished uploads are forgotten after a week, milliseconds. */
const LONGEST_KEPT_MS = 7 * 86_400_000;

async function mayRead(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.({ mode: 'read' })) === 'granted') return true;
  return handle.requestPermission ? (await handle.requestPermission({ mode: 'read' })) === 'granted' : true;
}

/** The file of an entry; undefined where it was deleted, changed or not stored. */
async function fileOf(
  entry: JournalEntry,
  content: Blob | FileHandle | undefined,
): Promise<File | undefined> {
  if (!content) return undefined;
  if (content instanceof Blob) {
    const { name, type, lastModified } = entry;
    return content.size === entry.size ? new File([content], name, { type, lastModified }) : undefined;
  }
  try {
    if (!(await mayRead(content))) return undefined;
    const file = await content.getFile();
    return file.size === entry.size && file.lastModified === entry.lastModified ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Stores unsent files, so that a later page can continue the upload. */
export function createUploadJournal(options: JournalOptions): UploadJournal {
  const { storage, user, openPages, now = Date.now } = options;
  const pageId = newRoundId();
  const writer = createJournalWriter(options);
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    openPages.begin(pageId);
  };

  async function leftEntries(): Promise<JournalEntry[]> {
    const living = await openPages.living();
    const entries = await storage.entries(user);
    const others = entries.filter((entry) => entry.pageId !== pageId && !living?.has(entry.pageId));
    const old = others.filter(({ added }) => added < now() - LONGEST_KEPT_MS).map(({ key }) => key);
    if (old.length > 0) await storage.remove(old);
    return others.filter(({ key }) => !old.includes(key));
  }

  return {
    added(items) {
      begin();
      const entries = items.map(({ key, file, target, sha256 }, place) => {
        const { name, type, size, lastModified } = file;
        return { key, pageId, user, name, type, size, lastModified, target, sha256, added: now(), place };
      });
      writer.add(entries, items);
    },
    hashed: writer.hashed,
    gone: writer.remove,
    async left() {
      const entries = await leftEntries();
      if (entries.length === 0) return undefined;
      return { count: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) };
    },
    async resume() {
      begin();
      const items: Resumed['items'] = [];
      const lost: string[] = [];
      const entries = await leftEntries();
      for (const entry of entries) {
        const { key, target, sha256 } = entry;
        const file = await fileOf(entry, await storage.content(key));
        if (file) items.push({ key, file, target, sha256 });
        else lost.push(key);
      }
      const taken = new Set(items.map(({ key }) => key));
      await storage.put(entries.filter(({ key }) => taken.has(key)).map((entry) => ({ ...entry, pageId })));
      await storage.remove(lost);
      writer.takeOver(taken);
      return { items, missing: lost.length };
    },
    async discard() {
      await storage.remove((await leftEntries()).map(({ key }) => key));
    },
    settled: writer.settled,
  };
}
