import { MediaRejection } from '../MediaRejection.ts';

const MAX_DIRECTORIES = 1000;

/**
 * Follows the chain of directories of a classic TIFF. A circular chain is made to hang readers, never by a scanner or
 * an editor: refused with 'type'. BigTIFF is left to the decoder.
 */
export function scanTiff(file: Buffer): void {
  const little = file.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const u32 = (at: number): number => (little ? file.readUInt32LE(at) : file.readUInt32BE(at));
  if (file.length < 8 || u16(2) !== 42) return;
  const seen = new Set<number>();
  let at = u32(4);
  while (at !== 0) {
    if (seen.has(at) || seen.size >= MAX_DIRECTORIES) {
      throw new MediaRejection('type', 'TIFF with an endless chain of directories');
    }
    seen.add(at);
    if (at + 2 > file.length) return;
    const next = at + 2 + 12 * u16(at);
    if (next + 4 > file.length) return;
    at = u32(next);
  }
}
