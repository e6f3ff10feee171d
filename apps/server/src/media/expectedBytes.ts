import { open } from 'node:fs/promises';
import { scanBmp } from './headers/bmp.ts';
import { scanHeif } from './headers/heif.ts';

/** Enough for the header of every format, and for the metadata that cameras write before it. */
const HEAD_BYTES = 128 * 1024;

/** Bytes of memory per pixel for pictures that a decoder cannot decode in strips. */
const PER_PIXEL = {
  /** WebAssembly planes, RGBA, and the RGB copy. */
  wasm: 16,
  /** Coefficients of a progressive JPEG, which arrive in any order. */
  progressive: 6,
  /** One whole frame: interlaced PNG, WebP, GIF. */
  frame: 4,
  /** Read in strips. */
  strips: 0.2,
} as const;

const JPEG = { START: 0xffd8, PROGRESSIVE: 0xc2, SCAN: 0xda } as const;
const PNG_INTERLACE_AT = 28;

function jpegBytes(head: Buffer): number {
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    if (marker === JPEG.SCAN) break;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const pixels = head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    return pixels * (marker === JPEG.PROGRESSIVE ? PER_PIXEL.progressive : PER_PIXEL.strips);
  }
  return 0;
}

function webpPixels(head: Buffer): number {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  const bits = head.readUInt32LE(21);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
}

/** Brands of still pictures; a movie starts with the same box and is not decoded. */
const HEIF_BRAND = /^(he|mi|ms|avi[fs])/;

function heifBytes(head: Buffer): number {
  const { maxPixels } = scanHeif(head);
  if (maxPixels > 0) return maxPixels * PER_PIXEL.wasm;
  // Its boxes may follow its pixels: the worst case is assumed.
  return HEIF_BRAND.test(head.toString('latin1', 8, 12)) ? Number.POSITIVE_INFINITY : 0;
}

function bmpBytes(head: Buffer): number {
  const { width, height } = scanBmp(head);
  return Math.abs(width * height) * PER_PIXEL.wasm;
}

/** Bytes that the decoded pixels of a picture will take, by its first bytes; 0 for unknown formats. */
function pixelBytes(head: Buffer): number {
  const text = (from: number, to: number): string => head.toString('latin1', from, to);
  if (head.length < 32) return 0;
  if (text(4, 8) === 'ftyp') return heifBytes(head);
  if (text(0, 2) === 'BM') return bmpBytes(head);
  if (head.readUInt16BE(0) === JPEG.START) return jpegBytes(head);
  if (text(1, 4) === 'PNG') {
    const factor = head[PNG_INTERLACE_AT] === 1 ? PER_PIXEL.frame : PER_PIXEL.strips;
    return head.readUInt32BE(16) * head.readUInt32BE(20) * factor;
  }
  if (text(0, 3) === 'GIF') return head.readUInt16LE(6) * head.readUInt16LE(8) * PER_PIXEL.frame;
  if (text(8, 12) === 'WEBP') return webpPixels(head) * PER_PIXEL.frame;
  return 0;
}

/**
 * The memory that decoding a file is likely to need beyond the decoder itself, in bytes, by its header. An estimate
 * for queueing only: the decoder enforces the limits.
 */
export async function expectedBytes(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return pixelBytes(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
