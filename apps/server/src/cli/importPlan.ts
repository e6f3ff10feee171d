import { createReadStream, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Sidecar } from '@xiangji/api-client/contract';
import {
  foldersOf,
  isMovie,
  pickFiles,
  type ReadableEntry,
  readTakeout,
  readXmpFiles,
  TakeoutError,
  type TakeoutFile,
} from '@xiangji/api-client/import';
import { CommandError } from './CommandError.ts';
import { DiskFile } from './DiskFile.ts';

/** A file to import. */
export interface ImportFile {
  /** The path with `/`, from the folder or the archive that was named. */
  path: string;
  name: string;
  /** Empty: the name tells what the file claims to be. */
  type: '';
  /** Name of its album. */
  album: string;
  /** Bytes. */
  size: number;
  /** Time of the last change, Unix milliseconds. */
  modified: number;
  sidecar?: Sidecar | undefined;
  /** Whether reading it needs memory for all of its bytes. */
  isPacked: boolean;
  read: () => AsyncIterable<Uint8Array>;
}

/** A file that is not imported, and why. */
export interface Refusal {
  path: string;
  reason: string;
}

/** What an import would store, and what it would leave out. */
export interface ImportPlan {
  files: ImportFile[];
  refused: Refusal[];
  /** System, hidden and side files. */
  leftOut: number;
  /** Files of a Takeout that an album has too, and those of its recycle bin. */
  copies: number;
  trashed: number;
}

export interface PlanOptions {
  /** Whether the server accepts videos. */
  video: boolean;
  /** Album of the photos of a Takeout that are in none. */
  restAlbum: string;
}

interface FoundFile {
  path: string;
  place: string;
  stats: Stats;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function unreadable(path: string) {
  return (error: unknown): never => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new CommandError(
      isMissing ? `${path} does not exist.` : `${path} cannot be read: ${reasonOf(error)}`,
    );
  };
}

/** Finds the files of a folder and of its folders. A linked file is a file; linked folders may have no end. */
async function walk(root: string, refused: Refusal[]): Promise<FoundFile[]> {
  // The rule for hidden files is for those in the folder, not for the folder that the operator names.
  const top = basename(root).replace(/^\.+/, '') || 'Photos';
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(unreadable(root));
  const found: FoundFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isSymbolicLink()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = [top, ...relative(root, place).split(sep)].join('/');
    const stats = await stat(place).catch(reasonOf);
    if (typeof stats === 'string') refused.push({ path, reason: `cannot be read: ${stats}` });
    else if (stats.isFile()) found.push({ path, place, stats });
    else if (stats.isDirectory()) refused.push({ path, reason: 'links to folders are not followed' });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Divides files as the upload dialog does. */
function divide<F extends Pick<ImportFile, 'name' | 'type' | 'path'>>(all: readonly F[], video: boolean) {
  const { accepted, leftOut } = pickFiles(all, { video });
  const refused = all
    .filter((file) => pickFiles([file], { video }).unsupported.count > 0)
    .map((file): Refusal => {
      const reason = isMovie(file) ? 'movies are not accepted (UPLOAD_VIDEO)' : 'its type is not supported';
      return { path: file.path, reason };
    });
  return { accepted, refused, leftOut };
}

/** Plans the import of a folder: it and the folders in it become albums. */
export async function planFolder(folder: string, { video }: PlanOptions): Promise<ImportPlan> {
  const refused: Refusal[] = [];
  const root = resolve(folder);
  const found = (await walk(root, refused)).map(({ path, place, stats }) => ({
    ...{ path, name: nameOf(path), type: '' as const, size: stats.size, modified: Math.floor(stats.mtimeMs) },
    isPacked: false,
    read: () => createReadStream(place),
  }));
  const picked = divide(found, video);
  const sidecars = await readXmpFiles(found, ({ read }) => text(read()));
  const files = foldersOf(picked.accepted).flatMap(({ name, files: inFolder }) =>
    inFolder.map((file) => ({ ...file, album: name, sidecar: sidecars.get(file) })),
  );
  const { leftOut } = picked;
  return { files, refused: [...refused, ...picked.refused], leftOut, copies: 0, trashed: 0 };
}

/** Yields the bytes of an entry, and compares their checksum. */
async function* bytesOf({ read, crc }: ReadableEntry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of (await read()).stream()) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (crc !== undefined && sum !== crc) throw new Error('its bytes are damaged in the archive');
}

function asTakeoutFile({ path, place, stats: { size, mtimeMs } }: FoundFile): TakeoutFile {
  return { path, file: new DiskFile(place, { size, lastModified: mtimeMs }) };
}

/** The archives, and the files of unpacked folders. */
async function openAll(paths: readonly string[], refused: Refusal[]): Promise<TakeoutFile[]> {
  const found: FoundFile[] = [];
  for (const path of paths) {
    const place = resolve(path);
    const stats = await stat(place).catch(unreadable(path));
    if (stats.isDirectory()) found.push(...(await walk(place, refused)));
    else if (/\.zip$/i.test(place)) found.push({ path: basename(place), place, stats });
    else throw new CommandError(`${path} is neither a ZIP file nor a folder.`);
  }
  return found.map(asTakeoutFile);
}

function explain(error: unknown): never {
  if (!(error instanceof TakeoutError)) throw error;
  const { file, reason, cause } = error;
  throw new CommandError(
    reason === 'damaged'
      ? `${file} is damaged or incomplete (${reasonOf(cause)}): download it again.`
      : `${file || 'The folder'} is no Google Takeout with photos.`,
  );
}

/** Plans the import of a Google Takeout: its archives, or the unpacked folder. */
export async function planTakeout(
  paths: readonly string[],
  { video, restAlbum }: PlanOptions,
): Promise<ImportPlan> {
  const refused: Refusal[] = [];
  const { items, copies, trashed } = await readTakeout(await openAll(paths, refused)).catch(explain);
  const all = items.flatMap(({ entry, liveHalf, album = restAlbum, sidecar }) =>
    [entry, ...(liveHalf ? [liveHalf] : [])].map((one): ImportFile => {
      const { path, size, lastModified: modified, isPacked } = one;
      const name = nameOf(path);
      return { path, name, type: '', album, size, modified, sidecar, isPacked, read: () => bytesOf(one) };
    }),
  );
  const { accepted, refused: unsupported, leftOut } = divide(all, video);
  return {
    files: accepted,
    refused: [...refused, ...unsupported],
    ...{ leftOut, copies: copies.length, trashed: trashed.length },
  };
}
