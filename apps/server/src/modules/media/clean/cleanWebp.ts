import { orientationBlock, readOrientation } from './orientationBlock.ts';

const HEAD = 12;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
/** The chunks needed to show the picture. */
const KEPT_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** A WebP without EXIF (except its orientation), XMP and unknown chunks. */
export function cleanWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let exif: Buffer | undefined;
  for (let at = HEAD; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const body = bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
    if (KEPT_CHUNKS.has(type)) parts.push(chunk(type, Buffer.from(body)));
    if (type === 'EXIF') {
      // Some writers put JPEG's own prefix before the block.
      const tiff = body.toString('latin1', 0, 4) === 'Exif' ? body.subarray(6) : body;
      const orientation = readOrientation(tiff);
      if (orientation !== 1) exif = chunk('EXIF', orientationBlock(orientation));
    }
    at += 8 + body.length + (body.length % 2);
  }
  const [first] = parts;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const flags = (first[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    first[8] = exif ? flags | EXIF_FLAG : flags;
    if (exif) parts.push(exif);
  }
  const whole = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, HEAD));
  head.writeUInt32LE(whole.length + 4, 4);
  return Buffer.concat([head, whole]);
}
