import type { FileHandle, JournalEntry, UploadStorage } from './uploadJournal.ts';
import type { UploadItem } from './uploadState.ts';

/** Limits of contents that are kept in one transaction: bytes, and files. */
const ACT_BYTES = 4_194_304;
const ACT_FILES = 32;

export interface WriterOptions {
  storage: Pick<UploadStorage, 'put' | 'patch' | 'remove' | 'keep'>;
  /** Bytes that may be kept. */
  room: () => Promise<number>;
}

function handleOf(file: File): FileHandle | undefined {
  const { handle } = file as File & { handle?: FileHandle };
  return handle && typeof handle.getFile === 'function' ? handle : undefined;
}

/**
 * Writes a journal, one operation after the other; changes of many files share one operation. First that a file need
 * not be sent any more, as a page that closes before this is written offers to send it again; last the contents, which take
 * the most time. Without a place to keep things the upload goes on, and does not survive.
 */
export function createJournalWriter({ storage, room }: WriterOptions) {
  /** Files that are still to be sent. */
  const pending = new Set<string>();
  /** Bytes that were kept of each. */
  const kept = new Map<string, number>();
  let free: number | undefined;
  let entries: JournalEntry[] = [];
  let gone: string[] = [];
  let hashes = new Map<string, Pick<JournalEntry, 'sha256'>>();
  let contents: UploadItem[] = [];
  let working: Promise<void> | undefined;

  async function removeGone(): Promise<void> {
    const keys = gone;
    gone = [];
    await storage.remove(keys);
    for (const key of keys) {
      if (free !== undefined) free += kept.get(key) ?? 0;
      kept.delete(key);
    }
  }

  async function putEntries(): Promise<void> {
    const added = entries;
    entries = [];
    await storage.put(added.filter(({ key }) => pending.has(key)));
  }

  async function patchHashes(): Promise<void> {
    const known = hashes;
    hashes = new Map();
    await storage.patch(known);
  }

  /** The next contents that there is room for. A handle takes none. */
  async function keepContents(): Promise<void> {
    free ??= await room().catch(() => 0);
    const act: [key: string, content: Blob | FileHandle][] = [];
    let taken = 0;
    let bytes = 0;
    for (const { key, file } of contents) {
      if (act.length === ACT_FILES || bytes > ACT_BYTES) break;
      taken += 1;
      if (!pending.has(key)) continue;
      const handle = handleOf(file);
      if (!handle && file.size > free) continue;
      act.push([key, handle ?? file]);
      if (handle) continue;
      bytes += file.size;
      free -= file.size;
      kept.set(key, file.size);
    }
    contents = contents.slice(taken);
    if (act.length > 0) await storage.keep(act);
  }

  function next(): (() => Promise<void>) | undefined {
    if (gone.length > 0) return removeGone;
    if (entries.length > 0) return putEntries;
    if (hashes.size > 0) return patchHashes;
    return contents.length > 0 ? keepContents : undefined;
  }

  async function workOn(): Promise<void> {
    for (let act = next(); act; act = next()) await act().catch(() => undefined);
    working = undefined;
  }
  const begin = () => {
    // Further changes in this turn join the same operation.
    working ??= Promise.resolve().then(workOn);
  };

  return {
    add(added: readonly JournalEntry[], items: readonly UploadItem[]): void {
      for (const { key } of added) pending.add(key);
      // Not pushed: a folder may hold more files than a call takes arguments.
      entries = entries.concat(added);
      contents = contents.concat(items);
      begin();
    },
    /** Files that an earlier visit has written down. */
    takeOver(keys: Iterable<string>): void {
      for (const key of keys) pending.add(key);
    },
    hashed(key: string, sha256: string): void {
      hashes.set(key, { sha256 });
      begin();
    },
    remove(keys: readonly string[]): void {
      for (const key of keys) pending.delete(key);
      gone = gone.concat(keys);
      begin();
    },
    /** Settles when everything said so far is written. */
    async settled(): Promise<void> {
      while (working) await working;
    },
  };
}
