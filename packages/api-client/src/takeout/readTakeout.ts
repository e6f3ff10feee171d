import {
  BlobReader,
  BlobWriter,
  configure,
  type FileEntry,
  TextWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { isArchive, isTakeout } from './isTakeout.ts';
import { matchTakeout, type Takeout, type TakeoutEntry, type TakeoutProgress } from './matchTakeout.ts';
import { TakeoutError } from './TakeoutError.ts';

/** A file of a Takeout: an archive, or a file of the unpacked folder. */
export interface TakeoutFile {
  /** The path with `/`; for an archive its name. */
  path: string;
  /** The file. */
  file: File;
}

/** An entry that can be read. */
export interface ReadableEntry extends TakeoutEntry {
  /** Time of the last change, Unix milliseconds. */
  lastModified: number;
  /** Whether reading it needs memory for the whole entry, because it is compressed. */
  isPacked: boolean;
  /** Index of its archive among the files, or of the file of an unpacked folder that it is. */
  index: number;
  /** Returns the bytes. An entry that is not compressed is a part of its archive, which needs no memory. */
  read: () => Promise<Blob>;
  /** Returns the text of a side file. */
  readText: () => Promise<string>;
}

type ArchiveEntry = Omit<ReadableEntry, 'index'>;

// It runs in a worker already.
configure({ useWebWorkers: false });

/** Fields of the header before the data of an entry: signature, lengths of name and extra field, and total length. */
const HEADER = { SIGNATURE: 0x04034b50, NAME_AT: 26, EXTRA_AT: 28, BYTES: 30 };

/** Returns the bytes of an entry that is not compressed; undefined if its header is not where it should be. */
async function sliceOf(archive: Blob, { offset, uncompressedSize }: FileEntry): Promise<Blob | undefined> {
  const header = new DataView(await archive.slice(offset, offset + HEADER.BYTES).arrayBuffer());
  if (header.byteLength < HEADER.BYTES || header.getUint32(0, true) !== HEADER.SIGNATURE) return undefined;
  const lengths = header.getUint16(HEADER.NAME_AT, true) + header.getUint16(HEADER.EXTRA_AT, true);
  const start = offset + HEADER.BYTES + lengths;
  return archive.slice(start, start + uncompressedSize);
}

function entryOf(archive: File, entry: FileEntry): ArchiveEntry {
  const isPacked = entry.compressionMethod !== 0 || entry.encrypted;
  const unpack = () => entry.getData(new BlobWriter(), { checkSignature: true });
  return {
    path: entry.filename,
    size: entry.uncompressedSize,
    crc: entry.crc32,
    lastModified: entry.lastModDate.getTime(),
    isPacked,
    read: async () => (isPacked ? unpack() : ((await sliceOf(archive, entry)) ?? unpack())),
    readText: () => entry.getData(new TextWriter()),
  };
}

/** The lists of the archives: a later page reads entries one by one. */
const lists = new Map<string, Promise<ArchiveEntry[]>>();

/** Reads the list of an archive, which is at its end; the archive may have any length. */
async function readList(archive: File): Promise<ArchiveEntry[]> {
  const reader = new ZipReader(new BlobReader(archive), { strictness: 'tolerant' });
  try {
    const entries: ArchiveEntry[] = [];
    for await (const entry of reader.getEntriesGenerator()) {
      if (!entry.directory) entries.push(entryOf(archive, entry));
    }
    return entries;
  } catch (cause) {
    throw new TakeoutError('damaged', archive.name, { cause });
  }
}

function listOf(archive: File): Promise<ArchiveEntry[]> {
  const key = [archive.name, archive.size, archive.lastModified].join('/');
  const list = lists.get(key) ?? readList(archive);
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
}

/** Returns the bytes of an entry of an archive. Rejects if it cannot be read. */
export async function readEntry(archive: File, path: string): Promise<Blob> {
  const entry = (await listOf(archive)).find((one) => one.path === path);
  if (!entry) throw new TakeoutError('damaged', archive.name);
  return entry.read();
}

function plainEntry({ path, file }: TakeoutFile, index: number): ReadableEntry {
  const { size, lastModified } = file;
  const reads = { read: async () => file, readText: () => file.text() };
  return { path, size, lastModified, isPacked: false, index, ...reads };
}

/** Reads the archives or the folder of a Google Takeout. Rejects with a TakeoutError. Call it in a worker. */
export async function readTakeout(
  files: readonly TakeoutFile[],
  onProgress?: TakeoutProgress,
): Promise<Takeout<ReadableEntry>> {
  const entries: ReadableEntry[] = [];
  for (const [index, one] of files.entries()) {
    if (isArchive(one.path)) {
      for (const entry of await listOf(one.file)) entries.push({ ...entry, index });
    } else entries.push(plainEntry(one, index));
  }
  if (!isTakeout(entries.map(({ path }) => path))) throw new TakeoutError('other', files[0]?.file.name ?? '');
  const readJson = async (entry: ReadableEntry): Promise<unknown> => JSON.parse(await entry.readText());
  return matchTakeout(entries, { readJson, onProgress });
}
