import type { QueueJournal } from './assembleQueue.ts';
import { createJournalWriter } from './journalWriter.ts';
import { newRoundId } from './newRoundId.ts';
import type { UploadItem, UploadTarget } from './uploadState.ts';

/** The record of a file until it is sent. */
export interface JournalEntry {
  key: string;
  /** The page that sends it. */
  pageId: string;
  /** Whose upload it is: another person at the same browser never learns of it. */
  user: string;
  name: string;
  type: string;
  size: number;
  lastModified: number;
  target: UploadTarget;
  sha256?: string | undefined;
  /** When it was added, Unix milliseconds, and at which place of its batch. */
  added: number;
  place: number;
}

/** The browser's word for a file that a person let a page see, where it has one (File System Access). */
export interface FileHandle {
  getFile: () => Promise<File>;
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** Where the journal is kept. `openIndexedDbStorage` in a browser. */
export interface UploadStorage {
  /** Every entry of a person, in the order in which they were added. */
  entries: (user: string) => Promise<JournalEntry[]>;
  put: (entries: readonly JournalEntry[]) => Promise<void>;
  /** Changes those of these entries that are there. */
  patch: (changes: ReadonlyMap<string, Partial<JournalEntry>>) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Keeps the contents of files, all of them or none. */
  keep: (contents: readonly (readonly [key: string, content: Blob | FileHandle])[]) => Promise<void>;
  content: (key: string) => Promise<Blob | FileHandle | undefined>;
}

/** Knows which pages are still open. */
export interface OpenPages {
  begin: (pageId: string) => void;
  /** Pages that are open; undefined where the browser does not know. */
  living: () => Promise<ReadonlySet<string> | undefined>;
}

export interface JournalOptions {
  storage: UploadStorage;
  user: string;
  openPages: OpenPages;
  /** Bytes that may be kept; further files have to be selected again. */
  room: () => Promise<number>;
  /** Unix milliseconds. */
  now?: () => number;
}

/** Unfinished uploads of an earlier page. */
export interface LeftUpload {
  count: number;
  bytes: number;
}

/** Files that can continue at once, and how many have to be selected again. */
export interface Resumed {
  items: Pick<UploadItem, 'key' | 'file' | 'target' | 'sha256'>[];
  missing: number;
}

export interface UploadJournal extends QueueJournal {
  /** Unfinished uploads of closed pages; undefined for none. */
  left: () => Promise<LeftUpload | undefined>;
  /** Takes it over: by a press of a button, since the browser may ask whether the files may be read. */
  resume: () => Promise<Resumed>;
  /** Forgets it. */
  discard: () => Promise<void>;
  /** Settles when everything said so far is kept. */
  settled: () => Promise<void>;
}

/** Unfinished uploads are forgotten after a week, milliseconds. */
const LONGEST_KEPT_MS = 7 * 86_400_000;

async function mayRead(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.({ mode: 'read' })) === 'granted') return true;
  return handle.requestPermission ? (await handle.requestPermission({ mode: 'read' })) === 'granted' : true;
}

/** The file of an entry; undefined where it was deleted, changed or not kept. */
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

/** Keeps unsent files, so that a later page can continue the upload. */
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
