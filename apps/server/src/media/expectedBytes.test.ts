import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedBytes } from './expectedBytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expected-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function expected(bytes: Buffer): Promise<number> {
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return expectedBytes(path);
}

const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#357' } });
const PIXELS = 300 * 200;

test('needs the whole frame for progressive pictures, and little memory for those in strips', async () => {
  expect(await expected(await picture().jpeg({ progressive: true }).toBuffer())).toBe(PIXELS * 6);
  expect(await expected(await picture().jpeg().toBuffer())).toBe(PIXELS * 0.2);
  expect(await expected(await picture().png({ progressive: true }).toBuffer())).toBe(PIXELS * 4);
  expect(await expected(await picture().png().toBuffer())).toBe(PIXELS * 0.2);
  expect(await expected(await picture().gif().toBuffer())).toBe(PIXELS * 4);
});

test.each([
  ['lossy', { lossless: false }],
  ['lossless', { lossless: true }],
])('the size of a %s WebP is read', async (_, options) => {
  expect(await expected(await picture().webp(options).toBuffer())).toBe(PIXELS * 4);
});

test('counts a HEIC or AVIF whose boxes follow its pixels as the heaviest, and a movie as light', async () => {
  const start = (brand: string) => Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}`), Buffer.alloc(40)]);
  expect(await expected(start('heic'))).toBe(Number.POSITIVE_INFINITY);
  expect(await expected(start('avif'))).toBe(Number.POSITIVE_INFINITY);
  expect(await expected(start('mp42'))).toBe(0);
});

test('nothing in a short or strange file is taken for a size', async () => {
  expect(await expected(Buffer.from('BM'))).toBe(0);
  expect(await expected(Buffer.alloc(64, 0xff))).toBe(0);
});
