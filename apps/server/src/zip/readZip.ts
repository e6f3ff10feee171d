import type { Readable } from 'node:stream';
import { openPromise } from 'yauzl';

/** One file that an archive holds; `open` gives its bytes and may be called while the archive is open. */
export interface ZipContent {
  name: string;
  /** Bytes, unpacked. */
  size: number;
  open: () => Promise<Readable>;
}

/** An archive that is open for reading. */
export interface OpenZip {
  files: ZipContent[];
  close: () => void;
}

/**
 * Reads the list of an archive on disk. Throws for other files, and for names that lead out of its folder.
 */
export async function readZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  const files: ZipContent[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    files.push({
      name: entry.fileName,
      size: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    });
  }
  return { files, close: () => zip.close() };
}
