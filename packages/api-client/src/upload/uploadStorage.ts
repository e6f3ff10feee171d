import type { UploadTarget } from './uploadState.ts';

/** The record of a file until it is sent. */
export interface JournalEntry {
  /** Identifies the file. */
  key: string;
  /** The page that sends it. */
  pageId: string;
  /** The user of the upload: another user of the same browser never sees it. */
  user: string;
  /** Name of the file. */
  name: string;
  /** MIME type of the file. */
  type: string;
  /** Bytes of the file. */
  size: number;
  /** Time of the last change, Unix milliseconds. */
  lastModified: number;
  /** The album that it goes to. */
  target: UploadTarget;
  /** The file's hash, once it is known. */
  sha256?: string | undefined;
  /** When it was added, Unix milliseconds, and its position in its batch. */
  added: number;
  /** Position in its batch. */
  place: number;
}

/** The browser's handle of a file that the user let a page read, where it has one (File System Access). */
export interface FileHandle {
  /** Returns the file. */
  getFile: () => Promise<File>;
  /** Returns whether the file may be read. */
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  /** Asks the user whether the file may be read. */
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** Where the journal is kept. `openIndexedDbStorage` in a browser. */
export interface UploadStorage {
  /** Every entry of a person, in the order in which they were added. */
  entries: (user: string) => Promise<JournalEntry[]>;
  /** Adds or replaces entries. */
  put: (entries: readonly JournalEntry[]) => Promise<void>;
  /** Updates those of these entries that exist. */
  patch: (changes: ReadonlyMap<string, Partial<JournalEntry>>) => Promise<void>;
  /** Removes entries with their contents. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Stores the contents of files, all of them or none. */
  keep: (contents: readonly (readonly [key: string, content: Blob | FileHandle])[]) => Promise<void>;
  /** Returns the content of an entry; undefined where it is not stored. */
  content: (key: string) => Promise<Blob | FileHandle | undefined>;
}
