import type { UploadTarget } from './uploadState.ts';

/** The record of a file until it is sent. */
export interface JournalEntry {
  key: string;
  /** The page that sends it. */
  pageId: string;
  /** The user of the upload: another user of the same browser never sees it. */
  user: string;
  name: string;
  type: string;
  size: number;
  lastModified: number;
  target: UploadTarget;
  sha256?: string | undefined;
  /** When it was added, Unix milliseconds, and its position in its batch. */
  added: number;
  place: number;
}

/** The browser's handle of a file that the user let a page read, where it has one (File System Access). */
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
  /** Updates those of these entries that exist. */
  patch: (changes: ReadonlyMap<string, Partial<JournalEntry>>) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Stores the contents of files, all of them or none. */
  keep: (contents: readonly (readonly [key: string, content: Blob | FileHandle])[]) => Promise<void>;
  content: (key: string) => Promise<Blob | FileHandle | undefined>;
}
