/** A file that is read when its turn comes, such as an entry of an archive. */
export interface LazyFile extends Pick<File, 'name' | 'type' | 'size' | 'lastModified'> {
  /**
   * Calls `work` with the file and returns its result. The file may be released afterwards, and files that need memory
   * wait for each other. Rejects with an UnreadableFile.
   */
  withFile: <T>(work: (file: File) => Promise<T>) => Promise<T>;
  /** Its archive, so that a later page can continue with it. */
  archive?: File | undefined;
  /** Its path, or its path in the archive. */
  path: string;
}

/** What is known of an entry of an archive before it is read. */
export interface EntryFacts extends Omit<LazyFile, 'withFile' | 'archive'> {
  /** Whether reading it needs memory for the whole entry. @default true */
  isPacked?: boolean;
}

/** Returns an entry of an archive, which is read when its turn comes. */
export type OpenEntry = (archive: File, entry: EntryFacts) => LazyFile;

/** A file to upload. */
export type UploadFile = File | LazyFile;

/** Calls `work` with a file, which is read first if it is lazy. */
export function withFile<T>(file: UploadFile, work: (file: File) => Promise<T>): Promise<T> {
  return 'withFile' in file ? file.withFile(work) : work(file);
}

/** `errorReason` of an item whose file cannot be read. */
export const UNREADABLE = 'unreadable';

/** A lazy file whose bytes cannot be read, such as a damaged entry of an archive. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
