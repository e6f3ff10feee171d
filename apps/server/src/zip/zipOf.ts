import { Readable } from 'node:stream';
import { downloadZip, predictLength } from 'client-zip';
import { uniqueNames } from './uniqueNames.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** Name inside the archive, `/` between folders; duplicates are numbered. */
  name: string;
  /** Bytes that `open` will give: the archive's length is sent before any file is read. */
  size: number;
  /** Unix seconds. */
  mtime: number;
  /** Called when its turn comes: an archive of thousands never holds more than one file open. */
  open: () => Promise<Readable>;
}

/** An archive that is created while it is read. */
export interface ZipStream {
  /** Bytes of the whole archive. */
  size: number;
  stream: Readable;
}

const MS = 1_000;

const described = (entries: readonly ZipEntry[]) => {
  const names = uniqueNames(entries.map(({ name }) => name));
  return entries.map(({ name, size, mtime, open }, index) => ({
    name: names[index] ?? name,
    size,
    lastModified: new Date(mtime * MS),
    open,
  }));
};

/** Bytes of the archive of these files, before any of them is opened. */
export const zipLength = (entries: readonly ZipEntry[]): number => Number(predictLength(described(entries)));

/**
 * Streams files as one archive (stored, not compressed: pictures do not get smaller), with 64-bit sizes where needed.
 */
export function zipOf(entries: readonly ZipEntry[]): ZipStream {
  const files = described(entries);
  async function* read() {
    for (const { open, ...file } of files) {
      yield { ...file, input: Readable.toWeb(await open()) as ReadableStream<Uint8Array> };
    }
  }
  const { body } = downloadZip(read(), { metadata: files });
  if (!body) throw new Error('An archive without a body');
  return {
    size: Number(predictLength(files)),
    stream: Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
  };
}
