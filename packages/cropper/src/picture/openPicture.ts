import type { Size } from '../geometry/index.ts';
import {
  checked,
  dressed,
  imageOf,
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
/** A picture of no more pixels is shown as it is: browsers decode it beside the page, at the size it is seen in. */
const MOST_DIRECT = 25_000_000;
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
  if (isBitmap(input)) return openBitmap(input);
  if (!(input instanceof Blob)) return openAddress(String(input));
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
    const image = await loaded(url);
    if (!isLarge(image)) return { ...pictureOf(image), full, close };
    const picture = (await openReduced(file, options)) ?? (await openDrawn(image, sizeOf(image), full));
    close();
    return picture;
  } catch (error) {
    close();
    throw error;
  }
}

async function openAddress(url: string): Promise<FullPicture> {
  const image = await loaded(url, CROSS_ORIGIN);
  const full = () => fullOf(image);
  return isLarge(image) ? openDrawn(image, sizeOf(image), full) : { ...pictureOf(image), full };
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
  const urls: string[] = [];
  const sight = (from: { file: Blob; ratio: number }) => {
    const url = URL.createObjectURL(from.file);
    urls.push(url);
    return { ratio: from.ratio, ...sightOf(imageOf(url)) };
  };
  const better = async () => {
    const more = await reduced.better;
    if (!more || signal.aborted) return undefined;
    const next = sight(more);
    await next.decoded;
    return next;
  };
  const size = checked({ width: reduced.width, height: reduced.height });
  return {
    ...size,
    ...sight(reduced),
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
  size: Size,
  full: FullPicture['full'],
): Promise<FullPicture> {
  const bitmap = await decode(source, reducedTo(size));
  return {
    ...size,
    ratio: bitmap.width / size.width,
    element: () => canvasOf(bitmap),
    decoded: Promise.resolve(),
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
  const scale = WORKING_SIDE / Math.max(width, height);
  if (scale >= 1) return {};
  return {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  };
}

function isLarge({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth * naturalHeight > MOST_DIRECT;
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return checked({ width: naturalWidth, height: naturalHeight });
}

function isBitmap(input: unknown): input is ImageBitmap {
  return typeof ImageBitmap !== 'undefined' && input instanceof ImageBitmap;
}
