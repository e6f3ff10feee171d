import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertKey,
  assertName,
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
  type PutFileOptions,
} from './BlobStore.ts';
import { syncFolders, syncPath } from './durably.ts';
import { window } from './ranges.ts';
import { clearOlder, sweepTemp } from './tempFiles.ts';

/** Where the disk store keeps everything; the folder is made when missing. */
export interface DiskStoreOptions {
  readonly root: string;
}

const TEMP = 'temp';
const PARTS = 'parts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Opens a disk store at a server's start: deletes the unfinished files of a crash. */
export async function openDiskStore(options: DiskStoreOptions): Promise<BlobStore> {
  const store = createDiskStore(options);
  await clearOlder(join(resolve(options.root), TEMP), performance.timeOrigin);
  return store;
}

/** Removes unfinished files that are old, while the server keeps running. */
export async function sweepDiskTemp({ root, now }: DiskStoreOptions & { now?: number }): Promise<void> {
  await sweepTemp(join(resolve(root), TEMP), now);
  await sweepTemp(join(resolve(root), PARTS), now);
}

/** Reads the files under one folder by their keys. */
function createReads(blobs: string) {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(blobs, ...key.split('/'));
  };
  async function head(key: string) {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function get(key: string, range?: ByteRange): Promise<BlobContent> {
    const found = await head(key);
    if (!found) throw new BlobNotFoundError(`There is no blob ${key}`);
    const { start, end } = window(range, found.size);
    const stream = createReadStream(pathOf(key), found.size === 0 ? {} : { start, end });
    return { stream, length: end - start + 1, size: found.size };
  }

  async function* list(prefix: string): AsyncIterable<string> {
    const folder = prefix === '' ? blobs : pathOf(prefix.replace(/\/$/, ''));
    try {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        // Hidden files are not blobs (`.DS_Store`), and no key can name them.
        if (entry.name.startsWith('.')) continue;
        const key = relative(blobs, join(folder, entry.name)).split(sep).join('/');
        if (entry.isDirectory()) yield* list(key);
        else yield key;
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return { pathOf, head, get, list };
}

/** Writes files under their keys: first to a temporary path, then by an atomic rename. */
function createWrites({ pathOf, head }: ReturnType<typeof createReads>, tempPath: () => string) {
  async function putFile(
    key: string,
    source: string,
    { durable = true }: PutFileOptions = {},
  ): Promise<void> {
    const target = pathOf(key);
    const folder = dirname(target);
    const made = await mkdir(folder, { recursive: true });
    if (durable) await syncPath(source);
    await rename(source, target);
    if (!durable) return;
    // Only a newly created chain of folders needs its parents flushed too.
    await (made === undefined ? syncPath(folder) : syncFolders(folder, dirname(made)));
  }

  async function viaTemp(key: string, fill: (path: string) => Promise<void>): Promise<void> {
    assertKey(key);
    const path = tempPath();
    try {
      await fill(path);
      await putFile(key, path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async function put(key: string, source: Readable): Promise<number> {
    let size = 0;
    await viaTemp(key, async (path) => {
      await pipeline(source, createWriteStream(path, { flags: 'wx' }));
      size = (await stat(path)).size;
    });
    return size;
  }

  async function copy(from: string, to: string): Promise<void> {
    if (!(await head(from))) throw new BlobNotFoundError(`There is no blob ${from}`);
    await viaTemp(to, (path) => copyFile(pathOf(from), path));
  }

  return { put, putFile, copy };
}

/**
 * A `BlobStore` in one folder: blobs under `<root>/blobs`, temporary files under `<root>/temp`, files that arrive in
 * parts under `<root>/parts`. All are in one file system, so that a finished file is moved by an atomic rename.
 */
export function createDiskStore(options: DiskStoreOptions): BlobStore {
  const root = resolve(options.root);
  const blobs = join(root, 'blobs');
  const temp = join(root, TEMP);
  const parts = join(root, PARTS);
  for (const folder of [blobs, temp, parts]) mkdirSync(folder, { recursive: true });
  const tempPath = (): string => join(temp, randomUUID());
  const { pathOf, ...reads } = createReads(blobs);

  return {
    ...reads,
    ...createWrites({ pathOf, ...reads }, tempPath),
    tempPath,
    partPath: (name) => join(parts, assertName(name)),
    delete: (key) => rm(pathOf(key), { force: true }),
    check: () => access(blobs, constants.R_OK | constants.W_OK),
    close: () => undefined,
  };
}
