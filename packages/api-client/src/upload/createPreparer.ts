import { UPLOAD } from '../contract/limits.ts';
import { type ConnectionMonitor, isNetworkError } from './createConnectionMonitor.ts';
import { withFile } from './lazyFile.ts';
import type { UploadResult } from './uploadFile.ts';
import type { UploadItem } from './uploadState.ts';

/** Returns the files of an album that have one of the given hashes. */
export type CheckFiles = (
  folderId: string,
  files: readonly { sha256: string; size: number }[],
) => Promise<readonly { sha256: string; file: UploadResult['file'] }[]>;

export interface PreparerOptions {
  /** Returns the SHA-256 of a file, computed outside the main thread. Without it, nothing is hashed or looked up. */
  hash: ((file: File) => Promise<string>) | undefined;
  check: CheckFiles | undefined;
  connection: Pick<ConnectionMonitor, 'lost' | 'whenUp'>;
  /** Returns the number of files that are ready but not being sent yet. */
  backlog: () => number;
  /** Called when the hash of a file is known. */
  onHash: (key: string, sha256: string) => void;
  /** Called with files that have to be sent. Files that the album already contains go to `onThere`. */
  onReady: (keys: readonly string[]) => void;
  onThere: (found: readonly { key: string; file: UploadResult['file'] }[]) => void;
}

interface Known {
  item: UploadItem;
  sha256: string;
}

/** Maximum number of files that are hashed before they are sent. It is limited because the disk has other work too. */
const AHEAD = 64;

/**
 * Looks up in one call which of the hashed files the album already contains. `onIdle` is called when all files are
 * looked up.
 */
function createLookup({
  check,
  connection,
  onReady,
  onThere,
  onIdle,
}: Pick<PreparerOptions, 'check' | 'connection' | 'onReady' | 'onThere'> & { onIdle: () => void }) {
  const hashed = new Map<string, Known>();
  let asking = false;

  /** Returns the next files of one album. */
  function nextBatch(): Known[] {
    const [first] = hashed.values();
    const same = [...hashed.values()].filter(({ item }) => item.target.id === first?.item.target.id);
    return same.slice(0, UPLOAD.CHECK_MOST);
  }

  async function askOnce(ask: CheckFiles): Promise<void> {
    const batch = nextBatch();
    const folderId = batch[0]?.item.target.id ?? '';
    try {
      await connection.whenUp();
      const files = batch.map(({ item, sha256 }) => ({ sha256, size: item.file.size }));
      const there = new Map((await ask(folderId, files)).map(({ sha256, file }) => [sha256, file]));
      // Files that were cancelled during the call are no longer in the map.
      const left = batch.filter(({ item }) => hashed.delete(item.key));
      const found = left.flatMap(({ item: { key }, sha256 }) => {
        const file = there.get(sha256);
        return file ? [{ key, file }] : [];
      });
      if (found.length > 0) onThere(found);
      const missing = left.filter(({ sha256 }) => !there.has(sha256));
      if (missing.length > 0) onReady(missing.map(({ item }) => item.key));
    } catch (error) {
      if (isNetworkError(error)) connection.lost();
      // The upload of the file itself reports the error.
      else onReady(batch.filter(({ item }) => hashed.delete(item.key)).map(({ item }) => item.key));
    }
  }

  async function askAll(): Promise<void> {
    if (asking) return;
    asking = true;
    while (hashed.size > 0) {
      if (check) await askOnce(check);
      else onReady([...hashed.keys()].filter((key) => hashed.delete(key)));
    }
    asking = false;
    onIdle();
  }

  return {
    size: () => hashed.size,
    add(known: Known): void {
      hashed.set(known.item.key, known);
      void askAll();
    },
    drop: (key: string): void => void hashed.delete(key),
  };
}

/**
 * Prepares files for sending: hashes one file after the other, and looks up in one call which of the hashed files the
 * album already contains.
 */
export function createPreparer(options: PreparerOptions) {
  const { hash, backlog, onHash, onReady } = options;
  const waiting = new Map<string, UploadItem>();
  const lookup = createLookup({ ...options, onIdle: () => void hashAll() });
  let hashing = false;

  async function hashOne(item: UploadItem, make: (file: File) => Promise<string>): Promise<void> {
    try {
      const sha256 = item.sha256 ?? (await withFile(item.file, make));
      if (!waiting.delete(item.key)) return;
      if (item.sha256 === undefined) onHash(item.key, sha256);
      lookup.add({ item, sha256 });
    } catch {
      // A file that cannot be read fails later when it is sent, with its own message.
      if (waiting.delete(item.key)) onReady([item.key]);
    }
  }

  async function hashAll(): Promise<void> {
    if (hashing) return;
    hashing = true;
    for (const item of waiting.values()) {
      if (backlog() + lookup.size() >= AHEAD) break;
      // No album contains an empty file, so it is not looked up. The server reports its error.
      if (hash && item.file.size > 0) await hashOne(item, hash);
      else if (waiting.delete(item.key)) onReady([item.key]);
    }
    hashing = false;
  }

  return {
    add(items: readonly UploadItem[]): void {
      for (const item of items) waiting.set(item.key, item);
      void hashAll();
    },
    /** Call it when more files may be hashed. */
    more: (): void => void hashAll(),
    drop(keys: ReadonlySet<string>): void {
      for (const key of keys) {
        waiting.delete(key);
        lookup.drop(key);
      }
    },
  };
}
