import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fixturePath } from '../../../../../tests/fixtures/photos.ts';
import { perceptualHash } from '../../media/decode/perceptualHash.ts';
import { bandsOf, distance, NEAR_BITS } from './hashes.ts';

const PHOTOGRAPHS = ['tokyo.jpg', 'kathmandu.jpg', 'auckland.jpg', 'no-pets.jpg', 'marquesas.jpg'];
const SIDE = 480;

const upright = async (file: string) => sharp(await sharp(fixturePath(file)).autoOrient().png().toBuffer());

/** The hash as an upload computes it: of the smallest rendition. */
async function hashOf(bytes: Buffer): Promise<string | null> {
  const rendition = await sharp(bytes).resize(SIDE, SIDE, { fit: 'inside' }).webp().toBuffer();
  return perceptualHash(sharp(rendition));
}

async function bitsBetween(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await hashOf(one), await hashOf(other)];
  return distance(bandsOf(a ?? ''), bandsOf(b ?? ''));
}

describe.each(PHOTOGRAPHS)('the hash of %s', (file) => {
  it('is near that of a smaller, a recompressed and a brightened copy', async () => {
    const photograph = await upright(file);
    const { width } = await photograph.metadata();
    const original = await photograph.clone().png().toBuffer();
    const copies = [
      photograph
        .clone()
        .resize(Math.round(width / 3))
        .jpeg({ quality: 80 }),
      photograph.clone().jpeg({ quality: 30 }),
      photograph.clone().modulate({ brightness: 1.12 }).jpeg(),
    ];
    for (const copy of copies)
      expect(await bitsBetween(original, await copy.toBuffer())).toBeLessThanOrEqual(NEAR_BITS);
  });

  it('is far from those of other photographs', async () => {
    const own = await (await upright(file)).png().toBuffer();
    for (const other of PHOTOGRAPHS.filter((name) => name !== file))
      expect(await bitsBetween(own, await (await upright(other)).png().toBuffer())).toBeGreaterThan(
        2 * NEAR_BITS,
      );
  });
});

it('is null for pictures with too little detail, which would all be similar', async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 90, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
  const drawn = (fill: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="80"><linearGradient id="g">
      <stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>${fill}</svg>`);
  const pictures = [
    await plain('#fff'),
    await plain('#c83'),
    drawn('<rect width="90" height="80" fill="url(#g)"/>'),
    drawn('<rect width="90" height="40" fill="#e11"/>'),
  ];
  for (const picture of pictures) expect(await perceptualHash(sharp(picture))).toBeNull();
});

it('sees a transparent picture on white', async () => {
  const dots = Array.from(
    { length: 30 },
    (_, index) => `<circle cx="${(index * 37) % 90}" cy="${(index * 53) % 80}" r="${3 + (index % 6)}"/>`,
  );
  const svg = (ground: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="80">${ground}${dots.join('')}</svg>`,
    );
  const white = await perceptualHash(sharp(svg('<rect width="90" height="80" fill="#fff"/>')));
  expect(white).toMatch(/^[0-9a-f]{16}$/);
  expect(await perceptualHash(sharp(svg('')))).toBe(white);
});
