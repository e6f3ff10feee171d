import sharp from 'sharp';
import { assertFrameSize } from '../headers/FrameSize.ts';
import { findShort, PHOTOMETRIC } from '../headers/tiff.ts';
import type { MediaLimits } from '../limits.ts';
import { rgbTiff } from './rgbTiff.ts';

const RGB = 2;
const LAB = 8;

/** The tristimulus values of white under D50, which TIFF's Lab is measured against. */
const WHITE = [0.9642, 1, 0.8249] as const;
/** From D50's XYZ to linear sRGB (Bradford's adaptation to D65). */
const TO_RGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

const fromCubeRoot = (t: number): number => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** A pixel of CIELAB in sRGB: `l` from 0 to 255, `a` and `b` as signed bytes. */
export function labToRgb(l: number, a: number, b: number): [number, number, number] {
  const fy = ((l / 255) * 100 + 16) / 116;
  const xyz = [fy + a / 500, fy, fy - b / 200].map((f, axis) => fromCubeRoot(f) * (WHITE[axis] ?? 0));
  const [red = 0, green = 0, blue = 0] = TO_RGB.map((row) =>
    Math.round(255 * toGamma(row.reduce((sum, weight, axis) => sum + weight * (xyz[axis] ?? 0), 0))),
  );
  return [red, green, blue];
}

/**
 * A TIFF in CIELAB as one in sRGB, since libvips refuses its header; undefined for every other TIFF. libvips unpacks the
 * pixels under the name of RGB.
 */
export async function labAsRgb(file: Buffer, limits: MediaLimits): Promise<Buffer | undefined> {
  const at = findShort(file, PHOTOMETRIC, LAB);
  if (at === undefined) return undefined;
  const named = Buffer.from(file);
  named.writeUInt16LE(RGB, at);
  if (file[0] === 0x4d) named.writeUInt16BE(RGB, at);
  const picture = sharp(named, { limitInputPixels: limits.framePixels });
  const { width, height, channels } = await picture.metadata();
  assertFrameSize({ width, height, frames: 1 }, limits);
  const pixels = await picture.raw({ depth: 'uchar' }).toBuffer();
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    const signed = (index: number) => ((pixels[index] ?? 0) << 24) >> 24;
    data.set(labToRgb(pixels[from] ?? 0, signed(from + 1), signed(from + 2)), to);
  }
  return rgbTiff({ width, height, data });
}
