import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_MEDIA_LIMITS } from '../limits.ts';
import { readableBmp, scanBmp } from './bmp.ts';
import { assertFrameSize } from './FrameSize.ts';
import { scanGif } from './gif.ts';
import { scanPng } from './png.ts';
import { missingCompression, scanTiff } from './tiff.ts';
import { countWebpFrames } from './webp.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const size = { reason: 'size' };
const type = { reason: 'type' };

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The PNG with a chunk inserted after its header. */
async function pngWith(extra: Buffer): Promise<Buffer> {
  const png = await canvas(20, 10).png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), extra, png.subarray(33)]);
}

test('a PNG text chunk that decompresses to more than the limit is left out, and the rest still decodes', async () => {
  const bomb = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(5_000_000))]),
  );
  const { safe, width } = scanPng(await pngWith(bomb), DEFAULT_MEDIA_LIMITS);
  expect(width).toBe(20);
  expect(safe.includes('zTXt')).toBe(false);
  await expect(sharp(safe).raw().toBuffer()).resolves.toHaveLength(600);
});

test('the budget is one for all chunks of a PNG', async () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(700_000))]);
  const { safe } = scanPng(
    await pngWith(Buffer.concat([chunk('zTXt', text), chunk('zTXt', text)])),
    DEFAULT_MEDIA_LIMITS,
  );
  expect(safe.toString('latin1').split('zTXt')).toHaveLength(2);
});

test('an international text chunk is measured where its stream begins', async () => {
  const head = Buffer.from('XML:com.adobe.xmp\0\u0001\0en\0title\0', 'latin1');
  const itxt = (bytes: number) => chunk('iTXt', Buffer.concat([head, deflateSync(Buffer.alloc(bytes))]));
  expect(scanPng(await pngWith(itxt(2_000_000)), DEFAULT_MEDIA_LIMITS).safe.includes('iTXt')).toBe(false);
  expect(scanPng(await pngWith(itxt(2_000)), DEFAULT_MEDIA_LIMITS).safe.includes('iTXt')).toBe(true);
});

test.each([
  ['LZMA compression support is not configured\nLZMA compression support is not configured', 'LZMA'],
  ['tiff2vips: ISO JBIG compression support is not configured', 'ISO JBIG'],
  ['tiff2vips: Compression scheme 34712 scanline decoding is not implemented', '34712'],
  ['tiff2vips: Bad code word at line 27', undefined],
])('finds the missing compression in "%s"', (message, compression) => {
  expect(missingCompression(message)).toBe(compression);
});

test.each([
  ['24 bit', [40, 24, 0], undefined],
  ['RLE8', [40, 8, 1], undefined],
  ['OS/2 of version 1', [12, 24, 0], undefined],
  ['OS/2 of version 2', [64, 8, 0], undefined],
  ['PNG', [40, 0, 5], 'BMP PNG'],
  ['2 bit', [40, 2, 0], 'BMP 2 bit'],
  ['RLE24', [64, 24, 4], 'BMP RLE24'],
  ['a short header of OS/2', [16, 8, 0], 'BMP OS/2'],
] as const)(
  'a BMP in %s is read, or refused by that name',
  (_name, [header, bits, compression], encoding) => {
    const bmp = Buffer.alloc(100);
    bmp.writeUInt32LE(header, 14);
    bmp.writeUInt16LE(bits, 28);
    bmp.writeUInt32LE(compression, 30);
    if (encoding) expect(() => readableBmp(bmp)).toThrow(expect.objectContaining({ ...type, encoding }));
    else expect(() => readableBmp(bmp)).not.toThrow();
  },
);

test.each([
  ['acTL before the pixels', ['acTL', 'fcTL', 'IDAT', 'fcTL'], 2],
  ['acTL behind the pixels', ['IDAT', 'acTL', 'fcTL', 'fcTL'], 1],
  ['frames without acTL', ['fcTL', 'IDAT', 'fcTL'], 1],
  ['acTL without frames', ['acTL', 'IDAT'], 1],
])('frames of a PNG with %s are counted', async (_name, names, frames) => {
  const chunks = Buffer.concat(names.map((name) => chunk(name, Buffer.alloc(26))));
  expect(scanPng(await pngWith(chunks), DEFAULT_MEDIA_LIMITS).frames).toBe(frames);
});

test('an interlaced PNG that must be held whole is refused before decoding', async () => {
  const png = await canvas(4, 4).png().toBuffer();
  png.writeUInt32BE(9_000, 16);
  png.writeUInt32BE(9_000, 20);
  png.set([16, 6], 24);
  expect(() => scanPng(png, DEFAULT_MEDIA_LIMITS)).not.toThrow();
  png[28] = 1;
  expect(() => scanPng(png, DEFAULT_MEDIA_LIMITS)).toThrow(expect.objectContaining(size));
});

test('frames of a GIF are counted, and too many pixels refused', async () => {
  const frames = Array.from({ length: 3 }, (_, index) =>
    canvas(8, 8)
      .tint({ r: index * 80, g: 0, b: 0 })
      .png()
      .toBuffer(),
  );
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(scanGif(gif)).toMatchObject({ width: 8, height: 8, frames: 3 });
  const huge = { width: 4000, height: 4000, frames: 3000 };
  expect(() => assertFrameSize(huge, DEFAULT_MEDIA_LIMITS)).toThrow(expect.objectContaining(size));
});

test('a GIF that is really a script is refused by type', () => {
  const polyglot = Buffer.from('GIF89a/*  */=1;alert(document.domain)//', 'latin1');
  expect(() => scanGif(polyglot)).toThrow(expect.objectContaining(type));
});

test('a TIFF directory chain that loops is refused; a plain one passes', async () => {
  const tiff = await canvas(4, 4).tiff().toBuffer();
  expect(() => scanTiff(tiff)).not.toThrow();
  const first = tiff.readUInt32LE(4);
  tiff.writeUInt32LE(first, first + 2 + 12 * tiff.readUInt16LE(first));
  expect(() => scanTiff(tiff)).toThrow(expect.objectContaining(type));
});

test('a BMP that runs downwards has a positive height; one cut short is refused', () => {
  const bmp = Buffer.alloc(54);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(30, 18);
  bmp.writeInt32LE(-20, 22);
  expect(scanBmp(bmp)).toEqual({ width: 30, height: 20, frames: 1 });
  expect(() => scanBmp(bmp.subarray(0, 20))).toThrow(expect.objectContaining(type));
});

test.each([
  ['an animated WebP', (webp: Buffer) => webp, 2],
  ['a WebP without the flag of animations', (webp: Buffer) => webp.fill(0, 20, 21), 1],
  [
    'a WebP without ANIM',
    (webp: Buffer) => webp.fill('NONE', webp.indexOf('ANIM'), webp.indexOf('ANIM') + 4),
    1,
  ],
  ['a still WebP', () => canvas(4, 4).webp().toBuffer(), 1],
])('frames of %s are counted', async (_name, change, frames) => {
  const pages = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const webp = await sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(countWebpFrames(await change(webp))).toBe(frames);
});

test.each([
  ['no pixels', { width: 0, height: 5, frames: 1 }, type],
  ['a negative width', { width: -5, height: 5, frames: 1 }, type],
  ['101 megapixels', { width: 10_100, height: 10_000, frames: 1 }, size],
])('%s is refused', (_name, frame, reason) => {
  expect(() => assertFrameSize(frame, DEFAULT_MEDIA_LIMITS)).toThrow(expect.objectContaining(reason));
});
