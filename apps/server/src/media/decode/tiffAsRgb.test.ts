import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findShorts } from '../headers/tiff.ts';
import { DEFAULT_MEDIA_LIMITS } from '../limits.ts';
import { rgbTiff } from './rgbTiff.ts';
import { labToRgb, tiffAsRgb } from './tiffAsRgb.ts';

// Values of the CIE under D50, in the bytes of a TIFF.
it.each([
  ['white', [255, 0, 0], [255, 255, 255]],
  ['black', [0, 0, 0], [0, 0, 0]],
  ['grey', [136, 0, 0], [127, 127, 127]],
  ['red', [138, 81, 70], [254, 0, 1]],
  ['blue', [75, 68, -112], [0, 0, 255]],
] as const)('converts the bytes of %s', (_, [l, a, b], expected) => {
  labToRgb(l, a, b).forEach((value, channel) => {
    expect(Math.abs(Math.min(255, Math.max(0, value)) - (expected[channel] ?? 0))).toBeLessThanOrEqual(4);
  });
});

/** A TIFF of one pixel in YCbCr. The last entry of its directory, a colour profile, becomes the subsampling. */
function ycbcrTiff(pixel: readonly number[], subsampling: number): Buffer {
  const file = rgbTiff({ width: 1, height: 1, data: Uint8ClampedArray.of(...pixel, 255) }, Buffer.alloc(4));
  const first = file.readUInt32LE(4) + 2;
  const last = file.length - 16;
  file.writeUInt16LE(6, first + 4 * 12 + 8);
  for (const [index, value] of [530, 3, 2, 0, subsampling, subsampling].entries())
    file.writeUInt16LE(value, last + 2 * index);
  return file;
}

it.each([
  ['white', [255, 128, 128], [255, 255, 255]],
  ['red', [76, 85, 255], [254, 0, 0]],
  ['blue', [29, 255, 107], [0, 0, 254]],
])('converts a TIFF in YCbCr: %s', async (_, pixel, expected) => {
  const rgb = await sharp(await tiffAsRgb(ycbcrTiff(pixel, 1), DEFAULT_MEDIA_LIMITS))
    .raw()
    .toBuffer();
  expect([...rgb]).toEqual(expected);
});

it('refuses a TIFF in subsampled YCbCr by that name', async () => {
  const refusal = { reason: 'type', encoding: 'TIFF YCbCr' };
  await expect(tiffAsRgb(ycbcrTiff([76, 85, 255], 2), DEFAULT_MEDIA_LIMITS)).rejects.toMatchObject(refusal);
});

it('turns a TIFF upright before its colours are converted', async () => {
  const create = { width: 8, height: 4, channels: 3, background: { r: 136, g: 0, b: 0 } } as const;
  const file = await sharp({ create })
    .withMetadata({ orientation: 6 })
    .tiff({ compression: 'none' })
    .toBuffer();
  file.writeUInt16LE(8, findShorts(file, 262, 2) ?? 0);
  const metadata = await sharp(await tiffAsRgb(file, DEFAULT_MEDIA_LIMITS)).metadata();
  expect(metadata).toMatchObject({ width: 4, height: 8 });
});
