import { MediaRejection } from '../MediaRejection.ts';
import type { FrameSize } from './FrameSize.ts';

const CORE_HEADER_BYTES = 12;
const SHORT_OS2_HEADER_BYTES = 16;
const OS2_HEADER_BYTES = 64;
const HEIGHT_AT = 22;
const COMPRESSION_AT = 30;

const RUN_LENGTHS: readonly number[] = [1, 2];
/** The compressions that the decoder lacks. */
const UNREAD: Readonly<Record<number, string>> = { 4: 'JPEG', 5: 'PNG', 6: 'alpha bit fields' };
const UNREAD_OS2: Readonly<Record<number, string>> = { 3: 'Huffman', 4: 'RLE24' };

/** Size from the header of a BMP; a negative height only means that rows run downwards. */
export function scanBmp(file: Buffer): FrameSize {
  if (file.length < 26) throw new MediaRejection('type', 'BMP without a header');
  if (file.readUInt32LE(14) === CORE_HEADER_BYTES) {
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20), frames: 1 };
  }
  return { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(HEIGHT_AT)), frames: 1 };
}

function unreadEncoding(file: Buffer, header: number): string | undefined {
  if (header === SHORT_OS2_HEADER_BYTES) return 'OS/2';
  if (file.readUInt16LE(28) === 2) return '2 bit';
  return (header === OS2_HEADER_BYTES ? UNREAD_OS2 : UNREAD)[file.readUInt32LE(COMPRESSION_AT)];
}

/**
 * The BMP as nsbmp reads it, and whether it has one row more, at the top. In run-length encoded files some programs end
 * the last row too, and then nsbmp expects another one. Throws MediaRejection for encodings that nsbmp lacks.
 */
export function readableBmp(file: Buffer): { readonly input: Buffer; readonly hasExtraRow: boolean } {
  const header = file.readUInt32LE(14);
  if (header === CORE_HEADER_BYTES || file.length < COMPRESSION_AT + 4)
    return { input: file, hasExtraRow: false };
  const encoding = unreadEncoding(file, header);
  if (encoding)
    throw new MediaRejection('type', `BMP of an unknown encoding: ${encoding}`, `BMP ${encoding}`);
  if (!RUN_LENGTHS.includes(file.readUInt32LE(COMPRESSION_AT))) return { input: file, hasExtraRow: false };
  const input = Buffer.from(file);
  input.writeInt32LE(file.readInt32LE(HEIGHT_AT) + 1, HEIGHT_AT);
  return { input, hasExtraRow: true };
}
