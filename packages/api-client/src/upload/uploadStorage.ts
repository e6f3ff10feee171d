import type { Sidecar } from '../contract/sidecar.ts';
import type { UploadTarget } from './uploadState.ts';

/** The entry of a file in the journal until the file is sent. */
export interface JournalEntry {
  /** Identifies the file. */
  key: string;
  /** The page that sends it. */
  pageId: string;
  /** Id of the user. Another user of the same browser never sees the entry. */
  user: string;
  /** Name of the file. */
  name: string;
  /** MIME type of the file. */
  type: string;
  /** Size of the file in bytes. */
  size: number;
  /** Time of the last change, Unix milliseconds. */
  lastModified: number;
  /** What another product knows of the photo. */
  sidecar?: Sidecar | undefined;
  /** The target album. */
  target: UploadTarget;
  /** SHA-256 of the file, when it is known. */
  sha256?: string | undefined;
  /** Time at which the file was added, in Unix milliseconds. */
  added: number;
  /** Position of the file in its batch. */
  place: number;
}

/** A file handle of the browser for a file that the user allowed the page to read (File System Access API). */
export interface FileHandle {
  /** Name of the file. */
  name?: string;
  /** Returns the file. */
  getFile: () => Promise<File>;
  /** Returns whether the file may be read. */
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  /** Asks the user whether the file may be read. */
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** An entry of an archive that the user allowed the page to read. */
export interface ArchivedFile {
  /** The archive. */
  archive: FileHandle;
  /** Size of the archive in bytes. A changed one is not continued. */
  size: number;
  /** Time of the last change of the archive, Unix milliseconds. */
  lastModified: number;
  /** Path of the entry. */
  path: string;
}

/** What is stored of a file. */
export type StoredContent = Blob | FileHandle | ArchivedFile;

/** The storage of the journal. In a browser, use `openIndexedDbStorage`. */
export interface UploadStorage {
  /** Returns all entries of a user, in the order in which they were added. */
  entries: (user: string) => Promise<JournalEntry[]>;
  /** Adds or replaces entries. */
  put: (entries: readonly JournalEntry[]) => Promise<void>;
  /** Updates entries. Ignores entries that do not exist. */
  patch: (changes: ReadonlyMap<string, Partial<JournalEntry>>) => Promise<void>;
  /** Removes entries with their contents. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Stores the contents of files, either all of them or none. */
  keep: (contents: readonly (readonly [key: string, content: StoredContent])[]) => Promise<void>;
  /** Returns the content of an entry; undefined if it is not stored. */
  content: (key: string) => Promise<StoredContent | undefined>;
}
