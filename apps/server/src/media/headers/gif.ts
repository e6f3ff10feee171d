import { MediaRejection } from '../MediaRejection.ts';
import type { FrameSize } from './FrameSize.ts';

/** Facts about a GIF from its blocks, without decoding a frame. */
export interface GifScan extends FrameSize {
  /** The XMP packet, when there is one. */
  readonly xmp?: Buffer;
}

const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const APPLICATION = 0xff;

const colourTable = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function skipBlocks(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length) {
    const length = file[at] ?? 0;
    at += length + 1;
    if (length === 0) break;
  }
  return at;
}

function xmpOf(file: Buffer, start: number, end: number): Buffer | undefined {
  const named =
    file[start] === APPLICATION && file.toString('latin1', start + 2, start + 13) === 'XMP DataXMP';
  if (!named) return undefined;
  // The packet is stored raw in the file; 258 bytes follow its last tag so that block readers end safely.
  const data = file.subarray(start + 13, end);
  return data.subarray(0, data.lastIndexOf('>', -257) + 1);
}

/**
 * Counts frames block by block. A file with the right signature but no picture inside (the classic GIF-and-script
 * polyglot) is refused with 'type'.
 */
export function scanGif(file: Buffer): GifScan {
  if (file.length < 14) throw new MediaRejection('type', 'GIF without a screen descriptor');
  const width = file.readUInt16LE(6);
  const height = file.readUInt16LE(8);
  let at = 13 + colourTable(file[10] ?? 0);
  let frames = 0;
  let xmp: Buffer | undefined;
  while (at < file.length && file[at] !== TRAILER) {
    if (file[at] === EXTENSION) {
      const end = skipBlocks(file, at + 2);
      xmp ??= xmpOf(file, at + 1, end);
      at = end;
    } else if (file[at] === IMAGE && at + 11 < file.length) {
      frames += 1;
      at = skipBlocks(file, at + 11 + colourTable(file[at + 9] ?? 0));
    } else break;
  }
  if (frames === 0) throw new MediaRejection('type', 'GIF without a picture');
  return { width, height, frames, xmp };
}
