import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BlobStore, createDiskStore } from '../storage/index.ts';
import { commitRenditions, createMediaPool, discardRenditions, type MediaPool } from './index.ts';

let root: string;
let store: BlobStore;
let pool: MediaPool;
const SHA = 'cd'.repeat(32);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pool-'));
  store = createDiskStore({ root });
  pool = createMediaPool({ store });
});
afterAll(async () => {
  await pool.close();
  await rm(root, { recursive: true, force: true });
});

const canvas = (width: number, height: number, background = '#c83') =>
  sharp({ create: { width, height, channels: 3, background } });

async function processBytes(bytes: Uint8Array, allowVideo = false) {
  const path = store.tempPath();
  await writeFile(path, bytes);
  try {
    return await pool.process(path, { size: bytes.length, allowVideo });
  } finally {
    await rm(path);
  }
}
const processSharp = async (picture: Sharp) => processBytes(await picture.toBuffer());

test('pictures of one account delay one of another account by a single picture', async () => {
  const heavy = await canvas(1600, 1200).jpeg().toBuffer();
  const small = await canvas(64, 48).jpeg().toBuffer();
  const alone = createMediaPool({ store, concurrency: 1 });
  const done: string[] = [];
  const decode = async (account: string, bytes: Uint8Array) => {
    const path = store.tempPath();
    await writeFile(path, bytes);
    const report = await alone.process(path, { size: bytes.length, allowVideo: false, account });
    done.push(account);
    await discardRenditions(report);
    await rm(path);
  };
  const flood = Array.from({ length: 15 }, () => decode('a', heavy));
  await expect.poll(() => done.length).toBe(1);
  await Promise.all([decode('b', small), ...flood]);
  // One picture was being decoded, and one more may have been started.
  expect(done.indexOf('b')).toBeLessThanOrEqual(3);
  await alone.close();
});

test('decodes a rotated photograph upright, with its time, location and camera, and without its metadata', async () => {
  const left = await canvas(600, 800, '#00f').png().toBuffer();
  const turned = canvas(1200, 800, '#f00')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Xiangji', Model: 'One', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2023:10:01 09:30:15' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '116/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg();
  const report = await processSharp(turned);
  expect(report).toMatchObject({
    kind: 1,
    mime: 'image/jpeg',
    width: 800,
    height: 1200,
    orientation: 6,
    takenLocal: { y: 2023, mo: 10, d: 1, h: 9, mi: 30, s: 15 },
    offsetMinutes: 480,
    offsetSource: 'gps-place',
    gps: { lat: 39.9, lon: 116.4 },
    damaged: false,
  });
  expect(report.exif).toContainEqual({ key: 'device', value: 'Xiangji One' });
  const rendition = sharp(await readFile(report.renditions[0]?.tempPath ?? ''));
  const { exif, icc, width, height } = await rendition.metadata();
  expect({ exif, icc, width, height }).toEqual({ exif: undefined, icc: undefined, width: 240, height: 360 });
  const top = await rendition.extract({ left: 0, top: 0, width: 240, height: 100 }).stats();
  expect(top.dominant.b).toBeGreaterThan(200);
  await discardRenditions(report);
});

test('renditions move into the store; a JPEG is made on demand, once, on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp({ create: { width: 700, height: 500, channels: 4, background: clear } }).png();
  const report = await processSharp(picture);
  const stored = await commitRenditions(store, SHA, report);
  expect(stored.map(({ name, width }) => [name, width])).toEqual([
    ['w240.webp', 240],
    ['w480.webp', 480],
    ['w700.webp', 700],
  ]);
  expect(existsSync(report.renditions[0]?.tempPath ?? '')).toBe(false);

  const webp = await pool.ensureRendition({ sha256: SHA, width: 300, format: 'webp' });
  expect(webp).toEqual({ key: stored[1]?.key, mime: 'image/webp', width: 480 });
  const jpeg = await pool.ensureRendition({ sha256: SHA, width: 9999, format: 'jpeg' });
  expect(jpeg).toMatchObject({ mime: 'image/jpeg', width: 700 });
  const pixels = sharp(await buffer((await store.get(jpeg.key)).stream));
  expect(await pixels.metadata()).toMatchObject({ format: 'jpeg', width: 700, height: 500 });
  expect((await pixels.stats()).dominant.r).toBeGreaterThan(240);
  const { modified } = (await store.head(jpeg.key)) ?? {};
  await pool.ensureRendition({ sha256: SHA, width: 700, format: 'jpeg' });
  expect((await store.head(jpeg.key))?.modified).toEqual(modified);
});

test('a TIFF and a CMYK JPEG get a full-size copy in sRGB; a plain JPEG does not', async () => {
  const tiff = await processSharp(canvas(300, 200).tiff());
  const cmyk = await processSharp(canvas(300, 200).toColourspace('cmyk').jpeg());
  const plain = await processSharp(canvas(300, 200).jpeg());
  const fulls = [tiff, cmyk, plain].map(({ renditions }) =>
    renditions.find(({ name }) => name.startsWith('full')),
  );
  expect(fulls.map((full) => full && [full.mime, full.width, full.height])).toEqual([
    ['image/jpeg', 300, 200],
    ['image/jpeg', 300, 200],
    undefined,
  ]);
  expect((await sharp(fulls[1]?.tempPath).metadata()).space).toBe('srgb');
  await Promise.all([tiff, cmyk, plain].map(discardRenditions));
});

test('an AVIF is described by its metadata, and gets a full-size JPEG', async () => {
  const taken = { IFD2: { DateTimeOriginal: '2023:10:01 09:30:15' } };
  const report = await processSharp(canvas(300, 200, '#00f').withExif(taken).avif());
  expect(report).toMatchObject({ kind: 1, mime: 'image/avif', width: 300, height: 200 });
  expect(report.takenLocal).toMatchObject({ y: 2023, mo: 10, d: 1, h: 9, mi: 30, s: 15 });
  const full = sharp(report.renditions.find(({ name }) => name === 'full.jpg')?.tempPath);
  expect((await full.stats()).dominant.b).toBeGreaterThan(200);
  await discardRenditions(report);
});

/** Three frames of 300 × 300 pixels. */
async function animation(): Promise<Sharp> {
  const pages = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((colour) => canvas(300, 300, colour).png().toBuffer()),
  );
  return sharp(pages, { join: { animated: true } });
}
const problem = (name: string) =>
  readFile(new URL(`../../../../tests/fixtures/problems/${name}`, import.meta.url));

test.each([
  ['GIF', async () => (await animation()).gif().toBuffer(), { width: 300, height: 300 }],
  ['WebP', async () => (await animation()).webp().toBuffer(), { width: 300, height: 300 }],
  ['PNG', () => problem('anim.png'), { width: 200, height: 150 }],
])(
  'an animated %s is an animation, keeps its frame count and gets still thumbnails',
  async (_name, make, size) => {
    const report = await processBytes(await make());
    expect(report).toMatchObject({ kind: 3, frames: 3, ...size });
    expect((await sharp(report.renditions[0]?.tempPath).metadata()).pages ?? 1).toBe(1);
    await discardRenditions(report);
  },
);

test('a still WebP is a photo', async () => {
  const report = await processSharp(canvas(30, 20).webp());
  expect(report).toMatchObject({ kind: 1, frames: 1 });
  await discardRenditions(report);
});

/** A picture with detail in every block, the same each time. */
function detailed(): Sharp {
  const data = Uint8Array.from({ length: 800 * 800 }, (_, at) => (at * at * 31) >> 5);
  return sharp(data, { raw: { width: 800, height: 800, channels: 1 } });
}

/** A small PNG whose header claims 200 megapixels. */
async function boastfulPng(): Promise<Buffer> {
  const png = await canvas(4, 4).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(10_000, 20);
  return png;
}

const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2));

test.each([
  ['a JPEG without its last two bytes', async () => (await detailed().jpeg().toBuffer()).subarray(0, -2)],
  ['a JPEG cut off in its pixels', async () => half(await detailed().jpeg().toBuffer())],
  ['a PNG cut off in its pixels', async () => half(await detailed().png().toBuffer())],
  [
    'a TIFF with a broken strip',
    async () => {
      const bytes = await detailed().tiff({ compression: 'deflate' }).toBuffer();
      const middle = Math.floor(bytes.length / 2);
      return bytes.fill(0xff, middle, middle + 40);
    },
  ],
])('%s is taken with what decodes, and marked as damaged', async (_name, make) => {
  const report = await processBytes(await make());
  expect(report).toMatchObject({ damaged: true, width: 800 });
  await discardRenditions(report);
});

test.each([
  [
    'a JPEG cut off before its pixels',
    async () => (await detailed().jpeg().toBuffer()).subarray(0, 40),
    'type',
  ],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'type',
  ],
  ['an empty file', async () => Buffer.alloc(0), 'size'],
  ['200 megapixels in a few bytes', boastfulPng, 'size'],
  ['a TIFF of a compression that the decoder lacks', () => problem('hopper_lzma.tif'), 'type', 'TIFF LZMA'],
])('%s is refused and leaves nothing behind', async (_name, make, reason, encoding?: string) => {
  const refusal = { name: 'MediaRejection', reason, encoding };
  await expect(processBytes(await make())).rejects.toMatchObject(refusal);
  expect(await readdir(join(root, 'temp'))).toEqual([]);
});

/** The decoders that this very process started. */
async function decoderPids(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, index) => lines[index]?.includes('media/worker.ts'));
}

test.skipIf(process.platform !== 'linux')(
  'replaces decoders that die, and accepts the next upload',
  async () => {
    await discardRenditions(await processSharp(canvas(10, 10).png()));
    for (const pid of await decoderPids()) process.kill(pid, 'SIGKILL');
    const both = await Promise.all([1, 2].map(() => processSharp(canvas(10, 10).png())));
    expect(both.map(({ width }) => width)).toEqual([10, 10]);
    await Promise.all(both.map(discardRenditions));
  },
);

test('rejects waiting jobs when it is closed', async () => {
  const closed = createMediaPool({ store });
  await closed.close();
  await expect(closed.process('/nowhere', { size: 1, allowVideo: false })).rejects.toThrow('closed');
});
