import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Size of the pictures that the bombs are made of, in pixels. */
export const BOMB_SIZE = { width: 40, height: 30 } as const;

const create = { ...BOMB_SIZE, channels: 3, background: '#4a7' } as const;
const picture = () => sharp({ create });

/** Repeats a part up to a length in bytes. */
function repeated(part: readonly number[] | Buffer, bytes: number): Buffer {
  const one = Buffer.from(part);
  return Buffer.alloc(Math.floor(bytes / one.length) * one.length, one);
}

function insert(file: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), part, file.subarray(at)]);
}

const EMPTY_APP14 = [0xff, 0xee, 0, 2];
const EMPTY_EXTENSION = [0x21, 0x02, 0];
/** Length, type and checksum. */
const EMPTY_IDAT = [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e];
/** `a` without a value. */
const TEXT = [0, 0, 0, 2, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x90, 0xc5, 0x84, 0x6a];
const IHDR_END = 33;
const IEND_BYTES = 12;

async function gif(): Promise<{ file: Buffer; at: number }> {
  const file = await picture().gif().toBuffer();
  const flags = file[10] ?? 0;
  return { file, at: 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0) };
}

function box(type: string, ...body: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.reduce((sum, part) => sum + part.length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...body]);
}

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A track of positions whose table of chunks has a length in bytes. */
function positions(bytes: number): Buffer {
  const chunks = Math.floor(bytes / 4);
  const table = Buffer.alloc(chunks * 4);
  for (let n = 0; n < chunks; n += 1) table.writeUInt32BE(40 + (n % 200_000), n * 4);
  const tables = [
    box('stsd', u32(0, 0)),
    box('stts', u32(0, 1, chunks, 1)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 1, chunks)),
    box('stco', u32(0, chunks), table),
  ];
  const times = Buffer.concat([u32(0, 0, 0, 1_000, 1_000), Buffer.alloc(4)]);
  const handler = box('hdlr', u32(0, 0), Buffer.from('meta'), u32(0, 0, 0, 0));
  const media = box('mdia', box('mdhd', times), handler, box('minf', box('stbl', ...tables)));
  return box('trak', box('tkhd', u32(1, 0, 0, 99, 0, 1_000), Buffer.alloc(60)), media);
}

const TRACKS = 10;

/** A real movie with ten further tracks, which a share must not show. */
function movie(bytes: number): Buffer {
  const file = readFileSync(new URL('../fixtures/photos/with-gps.mp4', import.meta.url));
  const moov = file.lastIndexOf('moov') - 4;
  const tracks = Array.from({ length: TRACKS }, () => positions(bytes / TRACKS));
  return Buffer.concat([file.subarray(0, moov), box('moov', file.subarray(moov + 8), ...tracks)]);
}

async function webp(bytes: number): Promise<Buffer> {
  const file = await picture().webp().toBuffer();
  const bomb = Buffer.concat([file, repeated([...Buffer.from('JUNK'), 0, 0, 0, 0], bytes)]);
  bomb.writeUInt32LE(bomb.length - 8, 4);
  return bomb;
}

/** Files of about a length in bytes that consist of nothing but parts to count. */
export const SEGMENT_BOMBS: Readonly<Record<string, (bytes: number) => Promise<Buffer>>> = {
  'a JPEG of empty segments': async (bytes) =>
    insert(await picture().jpeg().toBuffer(), 2, repeated(EMPTY_APP14, bytes)),
  'a JPEG of stray bytes': async (bytes) =>
    insert(await picture().jpeg().toBuffer(), 20, Buffer.alloc(bytes, Buffer.from([0xff, 0, 0xff, 0xff, 0]))),
  'a GIF of empty extensions': async (bytes) => {
    const { file } = await gif();
    return insert(file, file.length - 1, repeated(EMPTY_EXTENSION, bytes));
  },
  'a PNG of empty chunks': async (bytes) => {
    const file = await picture().png().toBuffer();
    return insert(file, file.length - IEND_BYTES, repeated(EMPTY_IDAT, bytes));
  },
  'a PNG of text': async (bytes) => insert(await picture().png().toBuffer(), IHDR_END, repeated(TEXT, bytes)),
  'a WebP of unknown chunks': webp,
  'a movie of ten tracks of chunks': async (bytes) => movie(bytes),
};

const FRAMES = 1_100;
const SIDE = 1_000;

/** Small files that would need more memory than a decoder has. */
export const SIZE_BOMBS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG of 3.6 gigapixels': async () => {
    const file = await picture().png().toBuffer();
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    return file;
  },
  'a GIF of 1,100 frames of a megapixel': async () => {
    const { file, at } = await gif();
    file.writeUInt16LE(SIDE, 6);
    file.writeUInt16LE(SIDE, 8);
    const frame = file.subarray(file.indexOf(0x2c, at), -1);
    return insert(file, at, repeated(frame, FRAMES * frame.length));
  },
  'a WebP of 1,100 frames of a megapixel': async () => {
    const still = await picture().webp({ lossless: true }).toBuffer();
    const chunk = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), lengthOf(body), body]);
    const lengthOf = (body: Buffer) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(body.length);
      return bytes;
    };
    const side = [(SIDE - 1) & 0xff, (SIDE - 1) >> 8, 0];
    const size = [BOMB_SIZE.width - 1, 0, 0, BOMB_SIZE.height - 1, 0, 0];
    const frame = chunk(
      'ANMF',
      Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size, 100, 0, 0, 0]), still.subarray(12)]),
    );
    const body = Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', Buffer.from([0x02, 0, 0, 0, ...side, ...side])),
      chunk('ANIM', Buffer.alloc(6)),
      repeated(frame, FRAMES * frame.length),
    ]);
    return chunk('RIFF', body);
  },
};
