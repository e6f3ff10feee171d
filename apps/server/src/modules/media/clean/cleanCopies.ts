import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import { type BlobStore, originalKey, renditionKey } from '../../../storage/index.ts';
import { cleanGif } from './cleanGif.ts';
import { cleanJpeg } from './cleanJpeg.ts';
import { cleanMovie } from './cleanMovie.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanWebp } from './cleanWebp.ts';

function inMemory(clean: (bytes: Buffer) => Buffer) {
  return async (path: string) => writeFile(path, clean(await readFile(path)));
}

/** By type: removes location, device, names and comments from a file without touching its picture. */
const CLEANERS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'image/jpeg': inMemory(cleanJpeg),
  'image/png': inMemory(cleanPng),
  'image/webp': inMemory(cleanWebp),
  'image/gif': inMemory(cleanGif),
  'video/mp4': cleanMovie,
  'video/quicktime': cleanMovie,
};

/** Stored next to the renditions, and deleted with them. Another number replaces copies that an older version has made. */
const NAME = 'clean-2';
/** A picture is read whole, and its copy is as large: more copies at once would take gigabytes. */
const COPIES_AT_ONCE = 2;

/**
 * Copies of originals without metadata, made on the first request. Returns the copy's key, or undefined for a type
 * that cannot be cleaned: a rendition is sent then. Rejects with BlobNotFoundError where the original is lost.
 */
export type CleanCopies = (sha256: string, mime: string) => Promise<string | undefined>;

export function createCleanCopies(store: BlobStore): CleanCopies {
  const underWay = new Map<string, Promise<void>>();
  const queue = new PQueue({ concurrency: COPIES_AT_ONCE });

  async function make(sha256: string, key: string, clean: (path: string) => Promise<void>): Promise<void> {
    const path = store.tempPath();
    try {
      const { stream } = await store.get(originalKey(sha256));
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await clean(path);
      await store.putFile(key, path, { durable: false });
    } finally {
      await rm(path, { force: true });
    }
  }

  return async (sha256, mime) => {
    const clean = CLEANERS[mime];
    if (!clean) return undefined;
    const key = renditionKey(sha256, NAME);
    if (await store.head(key)) return key;
    const making =
      underWay.get(key) ?? queue.add(() => make(sha256, key, clean)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    await making;
    return key;
  };
}
