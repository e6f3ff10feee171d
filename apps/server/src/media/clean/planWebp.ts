import { MediaRejection } from '../MediaRejection.ts';
import type { ByteReader } from './ByteReader.ts';
import { type CleanPiece, type CleanPlan, PlanBuilder } from './CleanPlan.ts';
import { orientationBlock, readOrientation } from './orientationBlock.ts';

const HEAD = 12;
const CHUNK_HEAD = 8;
/** Position, size and duration before the chunks of a frame. */
const FRAME_HEAD = 16;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
/** The chunks needed to show the picture. */
const KEPT_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const FRAME_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH']);
const EXTENDED_BYTES = 10;

function chunkHead(type: string, length: number): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(length, 4);
  return head;
}

function chunk(type: string, body: Buffer): Buffer {
  return Buffer.concat([chunkHead(type, body.length), body, Buffer.alloc(body.length % 2)]);
}

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

function* chunksIn(file: ByteReader, from: number, limit: number): Generator<Chunk> {
  for (let at = from; at + CHUNK_HEAD <= limit; ) {
    const body = at + CHUNK_HEAD;
    const end = Math.min(body + file.u32LE(at + 4), limit);
    yield { type: file.text(at, 4), start: at, body, end };
    at = end + ((end - body) % 2);
  }
}

function keepChunk(copy: PlanBuilder, file: ByteReader, { type, start, body, end }: Chunk): void {
  const length = end - body;
  if (file.u32LE(start + 4) === length) copy.keep(start, body);
  else copy.put(chunkHead(type, length));
  const isPadded = length % 2 === 1;
  const hasPadding = isPadded && end < file.size;
  copy.keep(body, end + Number(hasPadding));
  if (isPadded && !hasPadding) copy.put(Buffer.alloc(1));
}

/** Throws MediaRejection for a frame with chunks that no picture needs: it would have to be written again. */
function assertFrame(copy: PlanBuilder, file: ByteReader, { body, end }: Chunk): void {
  for (const { type } of chunksIn(file, body + FRAME_HEAD, end)) {
    copy.count();
    if (!FRAME_CHUNKS.has(type)) throw new MediaRejection('type', `A frame with a chunk ${type}`);
  }
}

function orientationOf(file: ByteReader, { body, end }: Chunk): number {
  const block = file.bytes(body, end - body);
  // Some writers put JPEG's own prefix before the block.
  return readOrientation(block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block);
}

const lengthOf = (piece: CleanPiece): number =>
  'end' in piece ? piece.end - piece.start : 'zeros' in piece ? piece.zeros : piece.length;

/** A WebP without EXIF (except its orientation), XMP and unknown chunks. */
export function planWebp(file: ByteReader): CleanPlan {
  const copy = new PlanBuilder();
  let orientation = 1;
  let extended: Buffer | undefined;
  for (const at of chunksIn(file, HEAD, file.size)) {
    copy.count();
    if (at.type === 'EXIF') orientation = orientationOf(file, at);
    if (at.type === 'ANMF') assertFrame(copy, file, at);
    if (at.type === 'VP8X') extended ??= file.bytes(at.body, EXTENDED_BYTES);
    else if (KEPT_CHUNKS.has(at.type)) keepChunk(copy, file, at);
  }
  const parts: CleanPiece[] = [...copy.plan];
  if (extended) {
    const flags = (extended[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    extended[0] = orientation === 1 ? flags : flags | EXIF_FLAG;
    parts.unshift(chunk('VP8X', extended));
    if (orientation !== 1) parts.push(chunk('EXIF', orientationBlock(orientation)));
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(
    parts.reduce((sum, piece) => sum + lengthOf(piece), 4),
    4,
  );
  return [head, ...parts];
}
