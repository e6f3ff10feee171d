import type { UploadFile } from './lazyFile.ts';
import type { UploadItem } from './uploadState.ts';
import type { FileHandle, JournalEntry, StoredContent, UploadStorage } from './uploadStorage.ts';

/** Limits of the contents that are stored in one transaction: bytes and files. */
const BATCH_BYTES = 4_194_304;
const BATCH_FILES = 32;

export interface WriterOptions {
  storage: Pick<UploadStorage, 'put' | 'patch' | 'remove' | 'keep'>;
  /** Returns the number of bytes that may be stored. */
  freeBytes: () => Promise<number>;
}

function handleOf(file: File): FileHandle | undefined {
  const { handle } = file as File & { handle?: FileHandle };
  return handle && typeof handle.getFile === 'function' ? handle : undefined;
}

/** What can be stored of a file; undefined for an entry of an archive that the browser gave no handle for. */
function contentOf(file: UploadFile): StoredContent | undefined {
  if (!('withFile' in file)) return handleOf(file) ?? file;
  const archive = file.archive && handleOf(file.archive);
  if (!archive || !file.archive) return undefined;
  const { size, lastModified } = file.archive;
  return { archive, size, lastModified, path: file.path };
}

/** Stores the contents of files if there is space. */
function createContentStore({ storage, freeBytes }: WriterOptions, isPending: (key: string) => boolean) {
  /** Number of bytes stored per file. */
  const kept = new Map<string, number>();
  let free: number | undefined;
  let contents: UploadItem[] = [];
  return {
    size: () => contents.length,
    add(items: readonly UploadItem[]): void {
      contents = contents.concat(items);
    },
    /** Stores the next contents for which there is space. A file handle needs no space. */
    async keep(): Promise<void> {
      free ??= await freeBytes().catch(() => 0);
      const batch: [key: string, content: StoredContent][] = [];
      let taken = 0;
      let bytes = 0;
      for (const { key, file } of contents) {
        if (batch.length === BATCH_FILES || bytes > BATCH_BYTES) break;
        taken += 1;
        const content = contentOf(file);
        if (!isPending(key) || !content) continue;
        const isWhole = content instanceof Blob;
        if (isWhole && file.size > free) continue;
        batch.push([key, content]);
        if (!isWhole) continue;
        bytes += file.size;
        free -= file.size;
        kept.set(key, file.size);
      }
      contents = contents.slice(taken);
      if (batch.length > 0) await storage.keep(batch);
    },
    /** Call it when the contents of these files were removed. */
    release(keys: readonly string[]): void {
      for (const key of keys) {
        if (free !== undefined) free += kept.get(key) ?? 0;
        kept.delete(key);
      }
    },
  };
}

/** Runs operations one after the other while `next` returns one. */
function createRunner(next: () => (() => Promise<void>) | undefined) {
  let working: Promise<void> | undefined;
  const run = async () => {
    for (let write = next(); write; write = next()) await write().catch(() => undefined);
    working = undefined;
  };
  return {
    begin(): void {
      // Further changes in the same task join the same operation.
      working ??= Promise.resolve().then(run);
    },
    async settled(): Promise<void> {
      while (working) await working;
    },
  };
}

/**
 * Writes a journal, one operation after the other. Changes of many files share one operation. Sent files are removed
 * first, because otherwise a page that closes too early would offer to send them again. Contents come last, because
 * they take the most time. If writing fails, the upload still works but cannot be continued by a later page.
 */
export function createJournalWriter(options: WriterOptions) {
  const { storage } = options;
  /** Files that are still to be sent. */
  const pending = new Set<string>();
  const contentStore = createContentStore(options, (key) => pending.has(key));
  let entries: JournalEntry[] = [];
  let gone: string[] = [];
  let hashes = new Map<string, Pick<JournalEntry, 'sha256'>>();

  async function removeGone(): Promise<void> {
    const keys = gone;
    gone = [];
    await storage.remove(keys);
    contentStore.release(keys);
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

  function next(): (() => Promise<void>) | undefined {
    if (gone.length > 0) return removeGone;
    if (entries.length > 0) return putEntries;
    if (hashes.size > 0) return patchHashes;
    return contentStore.size() > 0 ? contentStore.keep : undefined;
  }

  const { begin, settled } = createRunner(next);

  return {
    add(added: readonly JournalEntry[], items: readonly UploadItem[]): void {
      for (const { key } of added) pending.add(key);
      // Not `push(...added)`, because a folder may contain more files than the maximum number of arguments.
      entries = entries.concat(added);
      contentStore.add(items);
      begin();
    },
    /** Adds files that an earlier page has recorded. */
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
    /** Resolves when everything so far is written. */
    settled,
  };
}
