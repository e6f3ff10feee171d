import { MediaRejection } from '../MediaRejection.ts';

const MAX_DIRECTORIES = 1000;

const TIFF = 42;
const ENTRY_BYTES = 12;
const SHORT = 3;

/** Readers of a classic TIFF in its byte order; undefined for any other file. */
function readersOf(file: Buffer) {
  const little = file.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const u32 = (at: number): number => (little ? file.readUInt32LE(at) : file.readUInt32BE(at));
  return file.length >= 8 && u16(2) === TIFF ? { u16, u32 } : undefined;
}

/** The position of the values of a tag in the first directory, if it has these one or two shorts. */
export function findShorts(file: Buffer, tag: number, ...values: readonly number[]): number | undefined {
  const read = readersOf(file);
  if (!read) return undefined;
  const first = read.u32(4);
  if (first + 2 > file.length) return undefined;
  const end = Math.min(first + 2 + ENTRY_BYTES * read.u16(first), file.length - ENTRY_BYTES + 1);
  for (let at = first + 2; at < end; at += ENTRY_BYTES) {
    const isFound = read.u16(at) === tag && read.u16(at + 2) === SHORT && read.u32(at + 4) === values.length;
    if (isFound)
      return values.every((value, index) => read.u16(at + 8 + 2 * index) === value) ? at + 8 : undefined;
  }
  return undefined;
}

/** The compression of a TIFF that libtiff lacks, by its error; undefined for other errors. */
export function missingCompression(message: string): string | undefined {
  const [, name, scheme] =
    /([^:\n]+) compression support is not configured|Compression scheme (\d+) .*not implemented/.exec(
      message,
    ) ?? [];
  return name?.trim() ?? scheme;
}

/**
 * Follows the chain of directories of a classic TIFF. A circular chain is made to hang readers, never by a scanner or
 * an editor: refused with 'type'. BigTIFF is left to the decoder.
 */
export function scanTiff(file: Buffer): void {
  const read = readersOf(file);
  if (!read) return;
  const { u16, u32 } = read;
  const seen = new Set<number>();
  let at = u32(4);
  while (at !== 0) {
    if (seen.has(at) || seen.size >= MAX_DIRECTORIES) {
      throw new MediaRejection('type', 'TIFF with an endless chain of directories');
    }
    seen.add(at);
    if (at + 2 > file.length) return;
    const next = at + 2 + ENTRY_BYTES * u16(at);
    if (next + 4 > file.length) return;
    at = u32(next);
  }
}
