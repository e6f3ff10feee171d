import { inflateSync } from 'node:zlib';
import type { MediaLimits } from '../limits.ts';
import { MediaRejection } from '../MediaRejection.ts';
import type { FrameSize } from './FrameSize.ts';

/** A PNG whose header is valid; `safe` holds no chunk that decompresses to more than the limit. */
export interface PngScan extends FrameSize {
  readonly safe: Buffer;
}

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the data of each chunk. */
const CHUNK_FRAME = 12;
/** Interlaced pictures are held whole by the decoder, at their full depth. */
const MAX_INTERLACED_BYTES = 400_000_000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Where the deflate stream begins inside a compressed chunk, or -1 when nothing in it is compressed. */
function deflateStart(name: string, data: Buffer): number {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) return -1;
  if (name !== 'iTXt') return keywordEnd + 2;
  if (data[keywordEnd + 1] !== 1) return -1;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  return languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1) + 1;
}

/** Bytes that the chunk decompresses to; Infinity when that is beyond the budget or the chunk is broken. */
function inflatedSize(name: string, data: Buffer, budget: number): number {
  const start = deflateStart(name, data);
  if (start < 0) return 0;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: budget + 1 }).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function readHeader(file: Buffer): FrameSize {
  if (file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') {
    throw new MediaRejection('type', 'PNG without a header');
  }
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20), frames: 1 };
  const bitsPerPixel = (file[24] ?? 8) * (CHANNELS[file[25] ?? 6] ?? 4);
  if (file[28] && (size.width * size.height * bitsPerPixel) / 8 > MAX_INTERLACED_BYTES) {
    throw new MediaRejection('size', 'Interlaced PNG that does not fit in memory');
  }
  return size;
}

/**
 * Walks the chunks before any decoder reads them: one megabyte of compressed text can decompress to gigabytes. Text and
 * profile chunks that exceed the shared budget are left out of `safe`; the stored original keeps them. Without `acTL`
 * before its pixels a PNG is still, and has one frame.
 */
export function scanPng(file: Buffer, limits: MediaLimits): PngScan {
  const size = readHeader(file);
  // Adjacent chunks are one range: a file may consist of millions of empty ones.
  const kept = [{ start: 0, end: SIGNATURE_BYTES }];
  let budget = limits.inflatedChunkBytes;
  let dropped = false;
  let isAnimated: boolean | undefined;
  let frames = 0;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_FRAME + length;
    if (name === 'acTL' || name === 'IDAT') isAnimated ??= name === 'acTL';
    if (name === 'fcTL') frames += 1;
    const compressed = name === 'zTXt' || name === 'iTXt' || name === 'iCCP';
    const cost = compressed ? inflatedSize(name, file.subarray(at + 8, end - 4), budget) : 0;
    if (cost > budget) dropped = true;
    else {
      budget -= cost;
      const last = kept.at(-1);
      if (last?.end === at) last.end = end;
      else kept.push({ start: at, end });
    }
    at = end;
  }
  return {
    ...size,
    frames: isAnimated ? Math.max(1, frames) : 1,
    safe: dropped ? Buffer.concat(kept.map(({ start, end }) => file.subarray(start, end))) : file,
  };
}
