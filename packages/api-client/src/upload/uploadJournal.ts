import type { QueueJournal } from './assembleQueue.ts';
import type { KeptItem } from './createUploadQueue.ts';
import { createJournalWriter } from './journalWriter.ts';
import type { OpenEntry, UploadFile } from './lazyFile.ts';
import { newRoundId } from './newRoundId.ts';
import type { FileHandle, JournalEntry, StoredContent, UploadStorage } from './uploadStorage.ts';

/** Tracks which pages are still open. */
export interface OpenPages {
  /** Registers this page as open. */
  begin: (pageId: string) => void;
  /** Returns the ids of the open pages; undefined if the browser cannot determine them. */
  openIds: () => Promise<ReadonlySet<string> | undefined>;
}

export interface JournalOptions {
  /** Where the journal is stored. */
  storage: UploadStorage;
  /** Id of the signed-in user. */
  user: string;
  /** Tracks which pages are open. */
  openPages: OpenPages;
  /** Returns the number of bytes that may be stored. The user has to select further files again. */
  freeBytes: () => Promise<number>;
  /** Opens the entries of archives. Without it, the user has to select their archives again. */
  openEntry?: OpenEntry | undefined;
  /** Returns the current time in Unix milliseconds. */
  now?: () => number;
}

/** Unfinished uploads of an earlier page. */
export interface LeftUpload {
  /** The number of files. */
  count: number;
  /** Size of the files in bytes. */
  bytes: number;
}

/** The files that can continue immediately, and the number of files that have to be selected again. */
export interface Resumed {
  /** Files that can continue. */
  items: KeptItem[];
  /** Number of files that have to be selected again. */
  missing: number;
}

export interface UploadJournal extends QueueJournal {
  /** Returns the unfinished uploads of closed pages; undefined if there are none. */
  left: () => Promise<LeftUpload | undefined>;
  /**
   * Takes over the unfinished uploads. Call it in the handler of a button press, because the browser may ask the user
   * for permission to read the files.
   */
  resume: () => Promise<Resumed>;
  /** Discards the unfinished uploads. */
  discard: () => Promise<void>;
  /** Resolves when everything so far is stored. */
  settled: () => Promise<void>;
}

/** Unfinished uploads are discarded after this time: a week (ms). */
const LONGEST_KEPT_MS = 7 * 86_400_000;

async function mayRead(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.({ mode: 'read' })) === 'granted') return true;
  return handle.requestPermission ? (await handle.requestPermission({ mode: 'read' })) === 'granted' : true;
}

/** Returns the file of a handle; undefined if it was deleted or changed, or may not be read. */
async function readHandle(
  handle: FileHandle,
  { size, lastModified }: Pick<File, 'size' | 'lastModified'>,
): Promise<File | undefined> {
  try {
    if (!(await mayRead(handle))) return undefined;
    const file = await handle.getFile();
    return file.size === size && file.lastModified === lastModified ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a function that returns the file of an entry; undefined if it was deleted, changed or not stored. */
function createOpener(openEntry: OpenEntry | undefined) {
  /** Each archive is asked for once, and not for each of its entries. */
  const archives = new Map<string, Promise<File | undefined>>();
  return async (entry: JournalEntry, content: StoredContent | undefined): Promise<UploadFile | undefined> => {
    if (!content) return undefined;
    if (content instanceof Blob) {
      const { name, type, lastModified } = entry;
      return content.size === entry.size ? new File([content], name, { type, lastModified }) : undefined;
    }
    if (!('archive' in content)) return readHandle(content, entry);
    const key = [content.archive.name, content.size, content.lastModified].join('/');
    const opening = archives.get(key) ?? readHandle(content.archive, content);
    archives.set(key, opening);
    const archive = await opening;
    return archive && openEntry?.(archive, { ...entry, path: content.path });
  };
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
    const openIds = await openPages.openIds();
    const entries = await storage.entries(user);
    const others = entries.filter((entry) => entry.pageId !== pageId && !openIds?.has(entry.pageId));
    const old = others.filter(({ added }) => added < now() - LONGEST_KEPT_MS).map(({ key }) => key);
    if (old.length > 0) await storage.remove(old);
    return others.filter(({ key }) => !old.includes(key));
  }

  return {
    added(items) {
      begin();
      const entries = items.map(({ key, file, sidecar, target, sha256 }, place) => {
        const { name, type, size, lastModified } = file;
        return {
          key,
          pageId,
          user,
          name,
          type,
          size,
          lastModified,
          sidecar,
          target,
          sha256,
          added: now(),
          place,
        };
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
      const fileOf = createOpener(options.openEntry);
      for (const entry of entries) {
        const { key, sidecar, target, sha256 } = entry;
        const file = await fileOf(entry, await storage.content(key));
        if (file) items.push({ key, file, sidecar, target, sha256 });
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
