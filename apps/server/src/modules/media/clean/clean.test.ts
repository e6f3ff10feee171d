import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanGif } from './cleanGif.ts';
import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanWebp } from './cleanWebp.ts';

const SECRET = 'SERIAL-77';
const create = { width: 33, height: 21, channels: 3, background: '#4a7' } as const;
const exif = { IFD0: { Make: SECRET, Copyright: SECRET } };

const picture = () =>
  sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .withMetadata({ orientation: 8, exif })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`);

const pixels = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe('a cleaned picture', () => {
  const makers = {
    jpeg: async () => ({ bytes: await picture().jpeg().toBuffer(), clean: cleanJpeg }),
    'progressive jpeg': async () => ({
      bytes: await picture().jpeg({ progressive: true }).toBuffer(),
      clean: cleanJpeg,
    }),
    png: async () => ({ bytes: await picture().png().toBuffer(), clean: cleanPng }),
    webp: async () => ({ bytes: await picture().webp().toBuffer(), clean: cleanWebp }),
  };

  it.each(Object.entries(makers))(
    '%s has its pixels and its orientation, and nothing else',
    async (_, make) => {
      const { bytes, clean } = await make();
      expect(bytes.toString('latin1')).toContain(SECRET);
      const cleaned = clean(Buffer.concat([bytes, Buffer.from(SECRET)]));
      expect(cleaned.toString('latin1')).not.toContain(SECRET);
      expect((await sharp(cleaned).metadata()).orientation).toBe(8);
      expect(await pixels(cleaned)).toBe(await pixels(bytes));
      expect(clean(cleaned)).toEqual(cleaned);
    },
  );

  it('gif keeps its frames and its loop, and loses comments', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 90);
    frames.fill(200, 20 * 20 * 3);
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ loop: 3 })
      .toBuffer();
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, SECRET.length]),
      Buffer.from(SECRET),
      Buffer.from([0]),
    ]);
    const table = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) * Number(((gif[10] ?? 0) & 0x80) > 0);
    const at = 13 + table;
    const noted = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), Buffer.from(SECRET)]);
    const cleaned = cleanGif(noted);
    expect(cleaned).toEqual(gif);
    expect(await sharp(cleaned, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });

  it('handles arbitrary bytes without hanging', () => {
    const cleaners = [
      cleanPng,
      cleanWebp,
      cleanGif,
      (bytes: Buffer) => cleanJpeg(Buffer.concat([Buffer.from([0xff, 0xd8]), bytes])),
    ];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...cleaners), (bytes, clean) => {
        try {
          expect(clean(Buffer.from(bytes)).length).toBeLessThanOrEqual(bytes.length + 60);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
