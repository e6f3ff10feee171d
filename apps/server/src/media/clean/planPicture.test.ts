import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanedBytes } from '../../../test/cleanedBytes.ts';

const SECRET = 'SERIAL-77';
const create = { width: 33, height: 21, channels: 3, background: '#4a7' } as const;
const exif = { IFD0: { Make: SECRET, Copyright: SECRET } };

const segment = (marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};

const picture = () =>
  sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .withMetadata({ orientation: 8, exif })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`);

const pixels = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe('a cleaned picture', () => {
  const makers = {
    jpeg: () => picture().jpeg(),
    'progressive jpeg': () => picture().jpeg({ progressive: true }),
    png: () => picture().png(),
    webp: () => picture().webp(),
  };

  it.each(Object.entries(makers))(
    '%s has its pixels and its orientation, and nothing else',
    async (name, make) => {
      const bytes = await make().toBuffer();
      const mime = `image/${name.split(' ').at(-1)}`;
      expect(bytes.toString('latin1')).toContain(SECRET);
      const cleaned = await cleanedBytes(Buffer.concat([bytes, Buffer.from(SECRET)]), mime);
      expect(cleaned.toString('latin1')).not.toContain(SECRET);
      expect((await sharp(cleaned).metadata()).orientation).toBe(8);
      expect(await pixels(cleaned)).toBe(await pixels(bytes));
      expect(await cleanedBytes(cleaned, mime)).toEqual(cleaned);
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
    const cleaned = await cleanedBytes(noted, 'image/gif');
    expect(cleaned).toEqual(gif);
    expect(await sharp(cleaned, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });

  it('jpeg keeps what describes its colours, and no preview, no name and no maker in the same segments', async () => {
    const colours = ['Adobe\0\x64\0\0\0\0\x01', 'JFIF\0\x01\x01\x01\0\x48\0\x48'];
    const icc = `ICC_PROFILE\0\x01\x01${'p'.repeat(40)}`;
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, `${colours[1]}\x02\x02${SECRET.padEnd(12)}`),
      segment(0xe0, `JFXX\0\x10${SECRET}`),
      segment(0xe0, `Ocad$Rev: ${SECRET}`),
      segment(0xe2, icc),
      segment(0xe2, `MPF\0${SECRET}`),
      segment(0xee, `${colours[0]}${SECRET}`),
      segment(0xee, SECRET),
      segment(0xfe, SECRET),
      segment(0xf0, SECRET),
      segment(0xdb, 'tables'),
    ]);
    const kept = [
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, `${colours[1]}\0\0`),
      segment(0xe2, icc),
      segment(0xee, colours[0] ?? ''),
      segment(0xdb, 'tables'),
      Buffer.from([0xff, 0xd9]),
    ];
    expect(await cleanedBytes(bytes, 'image/jpeg')).toEqual(Buffer.concat(kept));
  });

  it('jpeg keeps its picture where stray bytes stand between two segments', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
    const stray = Buffer.from(`\x00${SECRET}\xff\x00\xff\xff`, 'latin1');
    const bytes = Buffer.concat([jpeg.subarray(0, table), stray, jpeg.subarray(table)]);
    const cleaned = await cleanedBytes(bytes, 'image/jpeg');
    expect(cleaned.toString('latin1')).not.toContain(SECRET);
    expect(await pixels(cleaned)).toBe(await pixels(jpeg));
  });

  it('webp without an end keeps the chunk that is there', async () => {
    const webp = await sharp({ create }).webp().toBuffer();
    const cut = webp.subarray(0, -5);
    const cleaned = await cleanedBytes(cut, 'image/webp');
    expect(cleaned.readUInt32LE(4)).toBe(cleaned.length - 8);
    expect(cleaned.subarray(20, 20 + cut.length - 20)).toEqual(cut.subarray(20));
  });

  it.each([
    ['image/jpeg', [0xff, 0xd8], [0xff, 0xee, 0, 2]],
    ['image/gif', [...Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')], [0x21, 0x02, 0]],
    [
      'image/png',
      [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
      [0, 0, 0, 0, ...Buffer.from('IDAT'), 0, 0, 0, 0],
    ],
    ['image/webp', [...Buffer.from('RIFF\0\0\0\0WEBP')], [...Buffer.from('VP8 '), 0, 0, 0, 0]],
    ['video/mp4', [], [0, 0, 0, 8, ...Buffer.from('mdat')]],
  ])('is not made of a file with over 10,000 segments: %s', async (mime, head, segments) => {
    const of = (count: number) =>
      Buffer.concat([Buffer.from(head), ...Array.from({ length: count }, () => Buffer.from(segments))]);
    await expect(cleanedBytes(of(9_999), mime)).resolves.toBeDefined();
    await expect(cleanedBytes(of(10_001), mime)).rejects.toThrow('ENOENT');
  });

  it('handles arbitrary bytes without hanging', async () => {
    const heads = {
      'image/png': '\x89PNG\r\n\x1a\n',
      'image/webp': 'RIFF\0\0\0\0WEBP',
      'image/gif': 'GIF89a',
      'image/jpeg': '\xff\xd8',
      'video/mp4': '\0\0\0\x08ftyp',
    };
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom(...Object.entries(heads)),
        async (tail, [mime, head]) => {
          const bytes = Buffer.concat([Buffer.from(head, 'latin1'), tail]);
          try {
            expect((await cleanedBytes(bytes, mime)).length).toBeLessThanOrEqual(bytes.length + 60);
          } catch (error) {
            const isRefused = error instanceof RangeError || (error as { code?: string }).code === 'ENOENT';
            expect(isRefused).toBe(true);
          }
        },
      ),
    );
  });
});
