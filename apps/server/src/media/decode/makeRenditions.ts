import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { CropInput } from '../decoderJobs.ts';
import type { Rendition } from '../MediaReport.ts';
import {
  fitWidth,
  type PixelSize,
  planFull,
  planSizes,
  type RenditionFormat,
  renditionName,
} from '../renditionPlan.ts';
import type { OpenPicture, Strictness } from './openPicture.ts';
import { perceptualHash } from './perceptualHash.ts';

const WHITE = { r: 255, g: 255, b: 255 };
const FULL_QUALITY = 90;
/** thumbhash takes no side above this. */
const HASH_SIDE = 100;

interface Raw {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Below this number of pixels a better WebP costs little, and the grid loads these sizes. */
const SMALL_PIXELS = 400_000;

/** How one rendition is written. */
interface Encoding extends PixelSize {
  readonly format: RenditionFormat;
  readonly quality: number;
}

/** Fast WebP, or plain JPEG on white. Without any metadata. */
export function encode(picture: Sharp, { format, quality, width, height }: Encoding): Sharp {
  return format === 'webp'
    ? picture.webp({ quality, effort: width * height < SMALL_PIXELS ? 2 : 0, alphaQuality: 90 })
    : picture.flatten({ background: WHITE }).jpeg({ quality });
}

/** Quality for the grid and the viewer. */
export const RENDITION_QUALITY = 80;

const raw = ({ data, info }: Raw): Sharp =>
  sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
    limitInputPixels: false,
  });

const resized = (picture: Sharp, size: PixelSize): Promise<Raw> =>
  picture
    .resize(size.width, size.height, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

async function thumbhash(smallest: Raw): Promise<string> {
  const fitted = fitWidth(smallest.info, HASH_SIDE, HASH_SIDE);
  const { data, info } = await resized(raw(smallest).toColourspace('srgb').ensureAlpha(), fitted);
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** A full-size copy for browsers that cannot show the original, or in its place. */
export async function makeFull(
  picture: OpenPicture,
  folder: string,
  strictness: Strictness,
): Promise<Rendition> {
  const format: RenditionFormat = picture.hasAlpha ? 'webp' : 'jpeg';
  const size = planFull(picture, picture.hasAlpha);
  const name = format === 'webp' ? 'full.webp' : 'full.jpg';
  const tempPath = join(folder, name);
  const upright = picture.read(strictness);
  const scaled =
    size.width < picture.width ? upright.resize(size.width, size.height, { fit: 'fill' }) : upright;
  const made = await encode(scaled, { ...size, format, quality: FULL_QUALITY }).toFile(tempPath);
  return { name, width: made.width, height: made.height, mime: `image/${format}`, size: made.size, tempPath };
}

/** Renditions, ascending, and the hashes of one picture. */
export interface MadeRenditions {
  readonly renditions: readonly Rendition[];
  readonly thumbhash: string;
  readonly hash: string | null;
}

/**
 * Decodes once to the largest size and scales each next one from the one before. Never enlarges. Adds a full-size
 * copy last where browsers cannot show the original.
 */
export async function makeRenditions(
  picture: OpenPicture,
  folder: string,
  strictness: Strictness,
): Promise<MadeRenditions> {
  const renditions: Rendition[] = [];
  let last: Raw | undefined;
  for (const size of planSizes(picture)) {
    const pixels: Raw = await resized(last ? raw(last) : picture.read(strictness), size);
    const name = renditionName(size.width, 'webp');
    const tempPath = join(folder, name);
    const made = await encode(raw(pixels), { ...size, format: 'webp', quality: RENDITION_QUALITY }).toFile(
      tempPath,
    );
    renditions.unshift({ name, ...size, mime: 'image/webp', size: made.size, tempPath });
    last = pixels;
  }
  if (!last) throw new Error('A picture has at least one size');
  if (picture.needsFull) renditions.push(await makeFull(picture, folder, strictness));
  return { renditions, thumbhash: await thumbhash(last), hash: await perceptualHash(raw(last)) };
}

/** Turns a stored rendition into another width or format (`ensureRendition`); returns its size in pixels. */
export async function rescale(
  source: string,
  target: string,
  wanted: { readonly width: number; readonly format: RenditionFormat },
): Promise<PixelSize> {
  const { width, height } = await sharp(source).metadata();
  const size = fitWidth({ width, height }, wanted.width);
  const picture = sharp(source).resize(size.width, size.height, { fit: 'fill' });
  await encode(picture, { ...size, format: wanted.format, quality: RENDITION_QUALITY }).toFile(target);
  return size;
}

/** The perceptual hash of a stored rendition. */
export function hashRendition(source: string): Promise<string | null> {
  return perceptualHash(sharp(source));
}

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(Math.round(value), low), high);

/** Cuts a part out of an upright picture (`ensureCrop`). The part outside the picture is left out. */
export async function cropPicture({ source, target, rect, width, format }: CropInput): Promise<PixelSize> {
  const { autoOrient: whole } = await sharp(source).metadata();
  const [x, y, w, h] = rect;
  const left = between(x, 0, whole.width - 1);
  const top = between(y, 0, whole.height - 1);
  const part = {
    left,
    top,
    width: between(w, 1, whole.width - left),
    height: between(h, 1, whole.height - top),
  };
  const size = fitWidth(part, width);
  const cut = sharp(source).autoOrient().extract(part).resize(size.width, size.height, { fit: 'fill' });
  await encode(cut, { ...size, format, quality: RENDITION_QUALITY }).toFile(target);
  return size;
}
