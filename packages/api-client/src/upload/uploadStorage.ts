import type { UploadTarget } from './uploadState.ts';

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
