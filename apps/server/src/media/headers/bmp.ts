import { MediaRejection } from '../MediaRejection.ts';
import type { FrameSize } from './FrameSize.ts';

const CORE_HEADER_BYTES = 12;

/** Size from the header of a BMP; a negative height only means that rows run downwards. */
export function scanBmp(file: Buffer): FrameSize {
  if (file.length < 26) throw new MediaRejection('type', 'BMP without a header');
  if (file.readUInt32LE(14) === CORE_HEADER_BYTES) {
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20), frames: 1 };
  }
  return { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(22)), frames: 1 };
}
