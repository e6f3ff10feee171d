import sharp from 'sharp';
import { assertFrameSize } from '../headers/FrameSize.ts';
import { findShorts } from '../headers/tiff.ts';
import type { MediaLimits } from '../limits.ts';
import { MediaRejection } from '../MediaRejection.ts';
import { rgbTiff } from './rgbTiff.ts';

const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const SUBSAMPLING = 530;

const RGB = 2;
const YCBCR = 6;
const LAB = 8;
/** Old and new JPEG: its decoder makes RGB of YCbCr. */
const JPEG = [6, 7];

type ToRgb = (first: number, second: number, third: number) => readonly [number, number, number];

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

const signed = (byte: number): number => (byte << 24) >> 24;

/** A pixel of CIELAB in sRGB: `l` from 0 to 255, `a` and `b` as signed bytes. */
export function labToRgb(l: number, a: number, b: number): [number, number, number] {
  const fy = ((l / 255) * 100 + 16) / 116;
  const xyz = [fy + signed(a) / 500, fy, fy - signed(b) / 200].map(
    (f, axis) => fromCubeRoot(f) * (WHITE[axis] ?? 0),
  );
  const [red = 0, green = 0, blue = 0] = TO_RGB.map((row) =>
    Math.round(255 * toGamma(row.reduce((sum, weight, axis) => sum + weight * (xyz[axis] ?? 0), 0))),
  );
  return [red, green, blue];
}

/** A pixel of YCbCr (ITU-R BT.601, full range) in RGB. */
const ycbcrToRgb: ToRgb = (y, cb, cr) => [
  Math.round(y + 1.402 * (cr - 128)),
  Math.round(y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128)),
  Math.round(y + 1.772 * (cb - 128)),
];

/** The position of the name of the colours in a TIFF, and how to convert them; undefined where libvips does. */
function conversionOf(file: Buffer): { readonly at: number; readonly toRgb: ToRgb } | undefined {
  const lab = findShorts(file, PHOTOMETRIC, LAB);
  if (lab !== undefined) return { at: lab, toRgb: labToRgb };
  const ycbcr = findShorts(file, PHOTOMETRIC, YCBCR);
  const isJpeg = JPEG.some((jpeg) => findShorts(file, COMPRESSION, jpeg) !== undefined);
  if (ycbcr === undefined || isJpeg) return undefined;
  if (findShorts(file, SUBSAMPLING, 1, 1) === undefined)
    throw new MediaRejection('type', 'TIFF in subsampled YCbCr', 'TIFF YCbCr');
  return { at: ycbcr, toRgb: ycbcrToRgb };
}

/**
 * A TIFF in CIELAB or YCbCr as one in sRGB, since libvips refuses the one and takes the other for RGB; undefined for
 * every other TIFF. libvips unpacks the pixels under the name of RGB.
 */
export async function tiffAsRgb(file: Buffer, limits: MediaLimits): Promise<Buffer | undefined> {
  const conversion = conversionOf(file);
  if (!conversion) return undefined;
  const { at, toRgb } = conversion;
  const named = Buffer.from(file);
  named.writeUInt16LE(RGB, at);
  if (file[0] === 0x4d) named.writeUInt16BE(RGB, at);
  // A colour profile would change the numbers before they are converted.
  const picture = sharp(named, { limitInputPixels: limits.framePixels, ignoreIcc: true });
  assertFrameSize({ ...(await picture.metadata()), frames: 1 }, limits);
  const upright = picture.autoOrient().raw({ depth: 'uchar' });
  const { data: pixels, info } = await upright.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data.set(toRgb(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0), to);
  }
  return rgbTiff({ width, height, data });
}
