import { crc32 } from 'node:zlib';
import type { ByteReader } from './ByteReader.ts';
import { type CleanPlan, PlanBuilder } from './CleanPlan.ts';
import { orientationBlock, readOrientation } from './orientationBlock.ts';

const SIGNATURE = 8;
/** Length, type and checksum around the data of each chunk. */
const CHUNK_FRAME = 12;
/** The chunks needed to show the picture and its animation. Text, times and EXIF are not needed. */
const KEPT_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
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
export function planPng(file: ByteReader): CleanPlan {
  const copy = new PlanBuilder();
  copy.keep(0, SIGNATURE);
  for (let at = SIGNATURE; at + CHUNK_FRAME <= file.size; ) {
    copy.count();
    const length = file.u32BE(at);
    const type = file.text(at + 4, 4);
    const end = Math.min(at + CHUNK_FRAME + length, file.size);
    if (KEPT_CHUNKS.has(type)) copy.keep(at, end);
    const orientation = type === 'eXIf' ? readOrientation(file.bytes(at + 8, length)) : 1;
    if (orientation !== 1) copy.put(chunk('eXIf', orientationBlock(orientation)));
    if (type === 'IEND') break;
    at = end;
  }
  return copy.plan;
}
