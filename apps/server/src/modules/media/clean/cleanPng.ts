import { crc32 } from 'node:zlib';
import { orientationBlock, readOrientation } from './orientationBlock.ts';

const SIGNATURE = 8;
/** The chunks needed to show the picture and its animation. Text, times and EXIF are not needed. */
const KEPT_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** A PNG without text, times and EXIF (except its orientation). */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (KEPT_CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    const orientation = type === 'eXIf' ? readOrientation(bytes.subarray(at + 8, end - 4)) : 1;
    if (orientation !== 1) parts.push(chunk('eXIf', orientationBlock(orientation)));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
