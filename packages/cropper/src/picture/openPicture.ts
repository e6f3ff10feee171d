import type { Size } from '../geometry/index.ts';
import {
  checked,
  decoded,
  dressed,
  imageOf,
  isLarge,
  loaded,
  type Picture,
  PictureError,
  pictureOf,
  sightOf,
} from '../stage/Picture.ts';
import { decodeInWorker, reduceInWorker } from './inWorker.ts';

/** What can be cropped: a file, an address (of the own site, or one that allows its pixels to be read), or a bitmap. */
export type PictureInput = Blob | URL | string | ImageBitmap;

/** Longer side of what is worked on in place of a larger picture: sharp on any screen, 16 MB of pixels at most. */
const WORKING_SIDE = 2048;
/** A file of more bytes goes to the worker unseen: an element would read all of it here only to tell its size. */
const MOST_BYTES = 12_000_000;

/** Only such pixels may be read again, and cut out. */
const CROSS_ORIGIN = 'anonymous';

/** A picture that can be cut out too. */
export type FullPicture = Picture & {
  /** Decodes the full picture, off the main thread for files. The caller closes it by `release`. */
  full(): Promise<{ bitmap: ImageBitmap; release(): void }>;
};

/** What may be taken, the frame that is looked through first, and when nobody wants it any more. */
export type OpenOptions = { types?: readonly string[]; frame: Size; signal: AbortSignal };

/** Opens a picture, upright by its EXIF orientation; rejects with a `PictureError`. */
export async function openPicture(input: PictureInput, options: OpenOptions): Promise<FullPicture> {
  const { types } = options;
  if (typeof input === 'string' || input instanceof URL) return openAddress(String(input));
  if (!(input instanceof Blob)) return openBitmap(input);
  if (types && !types.includes(input.type)) throw new PictureError('type');
  return (
    (input.size > MOST_BYTES ? await openReduced(input, options) : undefined) ?? openFile(input, options)
  );
}

async function openBitmap(bitmap: ImageBitmap): Promise<FullPicture> {
  const { width, height } = bitmap;
  return openDrawn(bitmap, checked({ width, height }), async () => ({ bitmap, release() {} }));
}

async function openFile(file: Blob, options: OpenOptions): Promise<FullPicture> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const full = () => fullOf(file);
  try {
    const image = await loaded(url, null);
    const picture = pictureOf(image);
    if (!isLarge(image)) return { ...picture, full, close };
    const smaller = (await openReduced(file, options)) ?? (await openDrawn(image, picture, full));
    close();
    return smaller;
  } catch (error) {
    close();
    throw error;
  }
}

async function openAddress(url: string): Promise<FullPicture> {
  const image = await loaded(url, CROSS_ORIGIN);
  const picture = pictureOf(image);
  const full = () => fullOf(image);
  return isLarge(image) ? openDrawn(image, picture, full) : { ...picture, full };
}

/** Undefined where there is no worker for it. */
async function openReduced(file: Blob, { frame, signal }: OpenOptions): Promise<FullPicture | undefined> {
  const { devicePixelRatio } = window;
  const reduced = await reduceInWorker(file, {
    side: WORKING_SIDE,
    frame: [frame.width * devicePixelRatio, frame.height * devicePixelRatio],
    signal,
  });
  if (!reduced) return undefined;
  const { width, height } = reduced;
  const size = checked({ width, height });
  const urls: string[] = [];
  const imageFrom = (one: Blob) => {
    const url = URL.createObjectURL(one);
    urls.push(url);
    return imageOf(url, null);
  };
  const image = imageFrom(reduced.file);
  const better = async () => {
    const more = await reduced.better;
    if (!more || signal.aborted) return undefined;
    const sharper = imageFrom(more.file);
    await decoded(sharper);
    return sightOf(sharper, more.pixels);
  };
  return {
    ...size,
    ...sightOf(image, reduced.pixels),
    decoded: decoded(image),
    better: better(),
    full: () => fullOf(file),
    close() {
      for (const url of urls) URL.revokeObjectURL(url);
    },
  };
}

/** Drawn by canvases, smaller where it is large. */
async function openDrawn(
  source: HTMLImageElement | ImageBitmap,
  { width, height }: Size,
  full: FullPicture['full'],
): Promise<FullPicture> {
  const bitmap = await decode(source, reducedTo({ width, height }));
  return {
    width,
    height,
    pixels: { width: bitmap.width, height: bitmap.height },
    element: () => canvasOf(bitmap),
    decoded: undefined,
    full,
    close: () => bitmap.close(),
  };
}

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = dressed(document.createElement('canvas'));
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas;
}

async function fullOf(source: Blob | HTMLImageElement) {
  const aside = source instanceof Blob ? await decodeInWorker(source) : undefined;
  const bitmap = aside ?? (await decode(source, {}));
  return { bitmap, release: () => bitmap.close() };
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
  const scale = Math.min(1, WORKING_SIDE / Math.max(width, height));
  return {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  };
}
