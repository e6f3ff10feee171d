import { decode as decodeBmp } from '@cwasm/nsbmp';
import sharp, { type Sharp } from 'sharp';
import { readableBmp, scanBmp } from '../headers/bmp.ts';
import { assertFrameSize } from '../headers/FrameSize.ts';
import { scanGif } from '../headers/gif.ts';
import { scanPng } from '../headers/png.ts';
import { scanTiff } from '../headers/tiff.ts';
import { countWebpFrames } from '../headers/webp.ts';
import type { MediaLimits } from '../limits.ts';
import type { MediaFormat } from '../sniff.ts';
import { decodeHeif } from './heic.ts';
import { type RgbaPixels, rgbTiff } from './rgbTiff.ts';
import { tiffAsRgb } from './tiffAsRgb.ts';

/** How the decoder treats damage: `error` fails on any, `none` gives what can be decoded. */
export type Strictness = 'error' | 'none';

/** A picture whose header passed every limit, ready to be decoded any number of times. */
export interface OpenPicture {
  /** Pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  readonly frames: number;
  readonly hasAlpha: boolean;
  /** Browsers cannot show the original, so a full-size copy is made. */
  readonly needsFull: boolean;
  /** Bytes without dangerous chunks, for the metadata reader. */
  readonly safe: Buffer;
  /** XMP packet of a GIF. */
  readonly xmp?: Buffer;
  /** A fresh pipeline for the first frame: upright, in sRGB. */
  read(strictness: Strictness): Sharp;
}

interface Prepared {
  /** The formats that sharp decodes. */
  readonly input: Buffer;
  readonly safe: Buffer;
  readonly frames: number;
  readonly xmp?: Buffer;
}

/** The bytes that the metadata reader may have, without decoding the picture. */
export function taggedBytes(
  format: MediaFormat,
  file: Buffer,
  limits: MediaLimits,
): Pick<OpenPicture, 'safe' | 'xmp'> {
  if (format === 'png') return { safe: scanPng(file, limits).safe };
  return { safe: file, xmp: format === 'gif' ? scanGif(file).xmp : undefined };
}

function bmpPixels(file: Buffer): RgbaPixels {
  const { input, hasExtraRow } = readableBmp(file);
  const { width, height, data } = decodeBmp(input);
  return hasExtraRow
    ? { width, height: height - 1, data: data.subarray(width * 4) }
    : { width, height, data };
}

async function prepare(format: MediaFormat, file: Buffer, limits: MediaLimits): Promise<Prepared> {
  switch (format) {
    case 'png': {
      const scan = scanPng(file, limits);
      assertFrameSize(scan, limits);
      return { input: scan.safe, safe: scan.safe, frames: scan.frames };
    }
    case 'gif': {
      const scan = scanGif(file);
      assertFrameSize(scan, limits);
      return { input: file, safe: file, frames: scan.frames, xmp: scan.xmp };
    }
    case 'bmp': {
      assertFrameSize(scanBmp(file), limits, true);
      return { input: rgbTiff(bmpPixels(file)), safe: file, frames: 1 };
    }
    case 'heic':
      return { input: await decodeHeif(file, limits), safe: file, frames: 1 };
    case 'tiff':
      scanTiff(file);
      return { input: (await tiffAsRgb(file, limits)) ?? file, safe: file, frames: 1 };
    default:
      return { input: file, safe: file, frames: format === 'webp' ? countWebpFrames(file) : 1 };
  }
}

/**
 * Checks every limit from headers, then opens the picture. Throws `MediaRejection` for the limits, and the decoder's
 * error for a file that it cannot read.
 */
export async function openPicture(
  format: MediaFormat,
  file: Buffer,
  limits: MediaLimits,
): Promise<OpenPicture> {
  const { input, safe, frames, xmp } = await prepare(format, file, limits);
  const header = await sharp(input, { limitInputPixels: false }).metadata();
  const { width, height } = header.autoOrient;
  assertFrameSize({ width, height, frames }, limits);
  const orientation = header.orientation ?? 1;
  return {
    width,
    height,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    frames,
    hasAlpha: header.hasAlpha === true,
    needsFull: ['heic', 'avif', 'tiff', 'bmp'].includes(format) || header.space === 'cmyk',
    safe,
    xmp,
    read: (failOn) =>
      sharp(input, { failOn, limitInputPixels: limits.framePixels, sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb'),
  };
}
