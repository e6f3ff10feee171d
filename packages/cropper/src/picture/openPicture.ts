import type { Size } from '../geometry/index.ts';
import { decodeBitmap } from './decodeBitmap.ts';

/** What can be cropped: a file, an address (of the own site, or one that allows its pixels to be read), or a bitmap. */
export type PictureInput = Blob | URL | string | ImageBitmap;

/** Spec §9: a side of fewer pixels is refused. */
export const LEAST_SIDE = 10;
/** Sides of the bitmap worked on: sharp on any screen, and 16 MB at most whatever the file holds. */
const WORKING_SIDE = 2048;

/** Why a picture is refused. */
export type PictureProblem = 'small' | 'type' | 'broken';

export class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}`, { cause });
    this.name = 'PictureError';
    this.problem = problem;
  }
}

/** An opened picture: its upright size in source pixels, a reduced bitmap to look at, the full one on demand. */
export type Picture = Size & {
  preview: ImageBitmap;
  /** Decodes the full picture, off the main thread for files. The caller closes it by `release`. */
  full(): Promise<{ bitmap: ImageBitmap; release(): void }>;
  close(): void;
};

/** Opens a picture, upright by its EXIF orientation; rejects with a `PictureError`. */
export async function openPicture(input: PictureInput, types?: readonly string[]): Promise<Picture> {
  if (input instanceof Blob && types && !types.includes(input.type)) throw new PictureError('type');
  const source = isBitmap(input) ? input : await loadImage(input);
  const size = sizeOf(source);
  if (Math.min(size.width, size.height) < LEAST_SIDE) throw new PictureError('small');
  const decodable = input instanceof Blob ? input : source;
  const preview = await decode(decodable, reducedTo(size));
  return {
    ...size,
    preview,
    async full() {
      if (isBitmap(decodable)) return { bitmap: decodable, release() {} };
      const bitmap = await decode(decodable, {});
      return { bitmap, release: () => bitmap.close() };
    },
    close() {
      if (preview !== input) preview.close();
    },
  };
}

/** Only the header is read here: an image element knows its upright size before any pixel is decoded. */
async function loadImage(input: Blob | URL | string): Promise<HTMLImageElement> {
  const image = new Image();
  const url = input instanceof Blob ? URL.createObjectURL(input) : String(input);
  if (!(input instanceof Blob)) image.crossOrigin = 'anonymous';
  try {
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new PictureError('broken'));
      image.src = url;
    });
  } finally {
    if (input instanceof Blob) URL.revokeObjectURL(url);
  }
  return image;
}

async function decode(
  source: Blob | HTMLImageElement | ImageBitmap,
  options: ImageBitmapOptions,
): Promise<ImageBitmap> {
  try {
    return await decodeBitmap(source, { imageOrientation: 'from-image', ...options });
  } catch (cause) {
    throw new PictureError('broken', cause);
  }
}

function reducedTo({ width, height }: Size): ImageBitmapOptions {
  const scale = WORKING_SIDE / Math.max(width, height);
  if (scale >= 1) return {};
  return {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  };
}

function sizeOf(source: ImageBitmap | HTMLImageElement): Size {
  return isBitmap(source)
    ? { width: source.width, height: source.height }
    : { width: source.naturalWidth, height: source.naturalHeight };
}

function isBitmap(input: unknown): input is ImageBitmap {
  return typeof ImageBitmap !== 'undefined' && input instanceof ImageBitmap;
}
