import { UPLOAD } from '../contract/limits.ts';
import { canRead } from './canRead.ts';

export interface LibraryCheckOptions {
  /** The files to check. */
  files: readonly File[];
  /** Returns the SHA-256 of a file, computed outside the main thread, such as `createFileWorker(…).hash`. */
  hash: (file: File, signal: AbortSignal) => Promise<string>;
  /** Returns the hashes that the library has and those that only its recycle bin has, such as `api.uploads.find`. */
  find: (
    hashes: string[],
    signal: AbortSignal,
  ) => Promise<{ list: readonly string[]; recycled: readonly string[] }>;
}

/** How much is checked. */
export interface LibraryCheckProgress {
  /** Number of files. */
  files: number;
  /** Size of these files in bytes. */
  bytes: number;
}

export interface LibraryCheckResult {
  /** Number of files that the library has, byte for byte. */
  found: number;
  /** Files that the library does not have. */
  missing: readonly File[];
  /** Number of missing files that the recycle bin has. They will be deleted there. */
  recycled: number;
  /** Files that cannot be read. */
  unreadable: readonly File[];
}

/**
 * Checks the files. Rejects with an error of `find` or of the worker, or with the reason of the signal. The next call
 * then continues with the files that are not checked yet.
 */
export type LibraryCheck = (
  signal: AbortSignal,
  onProgress: (progress: LibraryCheckProgress) => void,
) => Promise<LibraryCheckResult>;

/** Creates a check whether a library has the same bytes as some files, such as those of a memory card. */
export function createLibraryCheck({ files, hash, find }: LibraryCheckOptions): LibraryCheck {
  const missing: File[] = [];
  const unreadable: File[] = [];
  const counts = { found: 0, recycled: 0 };
  const progress = { files: 0, bytes: 0 };
  /** Hashes that are not looked up yet. */
  const hashed = new Map<File, string>();

  async function hashNext(file: File, signal: AbortSignal): Promise<void> {
    try {
      hashed.set(file, await hash(file, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (await canRead(file)) throw error;
      unreadable.push(file);
    }
    progress.files += 1;
    progress.bytes += file.size;
  }

  async function lookUp(signal: AbortSignal): Promise<void> {
    const { list, recycled } = await find([...new Set(hashed.values())], signal);
    const [library, bin] = [new Set(list), new Set(recycled)];
    for (const [file, sha256] of hashed) {
      if (library.has(sha256)) counts.found += 1;
      else missing.push(file);
      if (bin.has(sha256)) counts.recycled += 1;
    }
    hashed.clear();
  }

  return async (signal, onProgress) => {
    for (;;) {
      signal.throwIfAborted();
      const file = files[progress.files];
      if (file && hashed.size < UPLOAD.CHECK_MOST) await hashNext(file, signal);
      else if (hashed.size > 0) await lookUp(signal);
      else return { ...counts, missing, unreadable };
      onProgress({ ...progress });
    }
  };
}
