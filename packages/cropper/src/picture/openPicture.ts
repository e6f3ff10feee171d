import type { Size } from '../geometry/index.ts';
import { decodeInWorker, reduceInWorker } from './inWorker.ts';

/** What can be cropped: a file, an address (of the own site, or one that allows its pixels to be read), or a bitmap. */
export type PictureInput = Blob | URL | string | ImageBitmap;

/** Spec §9: a side of fewer pixels is refused. */
export const LEAST_SIDE = 10;
/** Longer side of what is worked on in place of a larger picture: sharp on any screen, 16 MB of pixels at most. */
const WORKING_SIDE = 2048;
/** A picture of no more pixels is shown as it is: browsers decode it beside the page, at the size it is seen in. */
const MOST_DIRECT = 25_000_000;
/** A file of more bytes goes to the worker unseen: an element would read all of it here only to tell its size. */
const MOST_BYTES = 12_000_000;

/** Only such pixels may be read again, and cut out. */
export const CROSS_ORIGIN = 'anonymous';

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

/** An opened picture: its upright size in source pixels, what is looked at, the full one on demand. */
export type Picture = Size & {
  /** The address of a picture for an element, or a bitmap for a canvas. */
  preview: string | ImageBitmap;
  /** Settles when the pixels of `preview` are there; never rejects. */
  decoded: Promise<void>;
  /** Decodes the full picture, off the main thread for files. The caller closes it by `release`. */
  full(): Promise<{ bitmap: ImageBitmap; release(): void }>;
  close(): void;
};

/** Opens a picture, upright by its EXIF orientation; rejects with a `PictureError`. */
export async function openPicture(input: PictureInput, types?: readonly string[]): Promise<Picture> {
  if (isBitmap(input)) return openBitmap(input);
  if (!(input instanceof Blob)) return openAddress(String(input));
  if (types && !types.includes(input.type)) throw new PictureError('type');
  return (input.size > MOST_BYTES ? await openReduced(input) : undefined) ?? openFile(input);
}

async function openBitmap(bitmap: ImageBitmap): Promise<Picture> {
  const size = checked({ width: bitmap.width, height: bitmap.height });
  const preview = await decode(bitmap, reducedTo(size));
  return {
    ...size,
    preview,
    decoded: Promise.resolve(),
    full: async () => ({ bitmap, release() {} }),
    close: () => preview.close(),
  };
}

async function openFile(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const size = sizeOf(image);
    if (size.width * size.height <= MOST_DIRECT)
      return {
        ...shown(image, size),
        full: () => fullOf(file),
        close: () => URL.revokeObjectURL(url),
      };
    const picture = (await openReduced(file)) ?? { ...(await openElement(image)), full: () => fullOf(file) };
    URL.revokeObjectURL(url);
    return picture;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

async function openAddress(url: string): Promise<Picture> {
  const image = await loadImage(url);
  const size = sizeOf(image);
  if (size.width * size.height > MOST_DIRECT) return openElement(image);
  return { ...shown(image, size), full: () => fullOf(image), close() {} };
}

/** Undefined where there is no worker for it. */
async function openReduced(file: Blob): Promise<Picture | undefined> {
  const reduced = await reduceInWorker(file, WORKING_SIDE);
  if (!reduced) return undefined;
  const size = checked({ width: reduced.width, height: reduced.height });
  const image = imageOf(URL.createObjectURL(reduced.file));
  return {
    ...shown(image, size),
    full: () => fullOf(file),
    close: () => URL.revokeObjectURL(image.src),
  };
}

async function openElement(image: HTMLImageElement): Promise<Picture> {
  const size = sizeOf(image);
  const preview = await decode(image, reducedTo(size));
  return {
    ...size,
    preview,
    decoded: Promise.resolve(),
    full: () => fullOf(image),
    close: () => preview.close(),
  };
}

/**
 * A picture that elements of the same address show. It is decoded from now on, beside the page, which draws the stage
 * meanwhile; the browser keeps the pixels for them. What cannot be decoded is seen as an element shows it.
 */
function shown(image: HTMLImageElement, size: Size) {
  return { ...size, preview: image.src, decoded: image.decode().catch(() => {}) };
}

async function fullOf(source: Blob | HTMLImageElement) {
  const aside = source instanceof Blob ? await decodeInWorker(source) : undefined;
  const bitmap = aside ?? (await decode(source, {}));
  return { bitmap, release: () => bitmap.close() };
}

/** An image element knows its upright size before any pixel is decoded. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = imageOf(url);
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new PictureError('broken'));
  });
  return image;
}

/** Asked for as the shown element asks, so that both are one picture to the browser. */
function imageOf(url: string): HTMLImageElement {
  const image = new Image();
  image.crossOrigin = CROSS_ORIGIN;
  image.src = url;
  return image;
}

async function decode(
  source: Blob | HTMLImageElement | ImageBitmap,
  options: ImageBitmapOptions,
): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image', ...options });
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

function sizeOf(image: HTMLImageElement): Size {
  return checked({ width: image.naturalWidth, height: image.naturalHeight });
}

function checked(size: Size): Size {
  if (Math.min(size.width, size.height) < LEAST_SIDE) throw new PictureError('small');
  return size;
}

function isBitmap(input: unknown): input is ImageBitmap {
  return typeof ImageBitmap !== 'undefined' && input instanceof ImageBitmap;
}
