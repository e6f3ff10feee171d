import { Readable } from 'node:stream';
import { downloadZip, predictLength } from 'client-zip';
import { namesTaken, uniqueNames } from './uniqueNames.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** Name inside the archive, `/` between folders; duplicates are numbered. */
  name: string;
  /** Bytes that `open` is expected to give. */
  size: number;
  /** Unix seconds. */
  mtime: number;
  /** Called when its turn comes: an archive of thousands never holds more than one file open. */
  open: () => Promise<Readable>;
}

export interface ZipOptions {
  /** Whether the archive continues without a file that `open` rejects; it is broken off otherwise. */
  isLeftOut: (error: unknown) => boolean;
  /** The last files of the archive, by the names of those that were left out. */
  last: (leftOut: readonly string[]) => ZipEntry[];
}

const MS = 1_000;

/** Bytes of the archive of these files where none is left out, before any of them is opened. */
export function zipLength(entries: readonly ZipEntry[]): number {
  const names = uniqueNames(entries.map(({ name }) => name));
  return Number(predictLength(entries.map(({ size }, index) => ({ name: names[index] ?? '', size }))));
}

/**
 * Streams files as one archive (stored, not compressed: pictures do not get smaller), with 64-bit sizes where needed.
 */
export function zipOf(entries: readonly ZipEntry[], { isLeftOut, last }: ZipOptions): Readable {
  const unique = namesTaken();
  const leftOut: string[] = [];
  async function* read(some: readonly ZipEntry[]) {
    for (const { open, mtime, ...entry } of some) {
      const name = unique(entry.name);
      const stream = await open().catch((error: unknown) => {
        if (!isLeftOut(error)) throw error;
        leftOut.push(name);
      });
      if (!stream) continue;
      const input = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      yield { name, lastModified: new Date(mtime * MS), input };
    }
  }
  async function* all() {
    yield* read(entries);
    yield* read(last(leftOut));
  }
  const { body } = downloadZip(all());
  if (!body) throw new Error('An archive without a body');
  return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
}
