import type { Size } from '../geometry/index.ts';
import { CropError } from './CropError.ts';
import type { ReducedFile } from './reduceFile.ts';
import { requestFromWorker } from './workerClient.ts';

/** An image to crop: a file, a bitmap, or a URL (of your own origin, or with CORS headers). */
export type ImageSource = Blob | URL | string | ImageBitmap;

/** Decodes a file that the browser cannot open, such as HEIC. With undefined the browser decodes it. */
export type DecodeHook = (file: Blob) => Promise<Blob | ImageBitmap | undefined>;

/** The visible form of an image, a URL or a bitmap, and how many pixels it has. */
export type Picture = { pixels: Size } & (
  | { url: string; crossOrigin?: 'anonymous' }
  | { bitmap: ImageBitmap }
);

export interface OpenedImage {
  /** The upright size of the whole image, in pixels. */
  size: Size;
  picture: Picture;
  /** Resolves when the pixels of the picture are decoded; undefined when they are already. */
  decoded: Promise<void> | undefined;
  /** The same image with more pixels, a moment later. */
  sharper: Promise<Picture | undefined> | undefined;
  /** The whole image, from which is cut. */
  original: Blob | HTMLImageElement | ImageBitmap;
  close(): void;
}

export interface OpenOptions {
  accept?: string | undefined;
  decode?: DecodeHook | undefined;
  /** The frame in CSS pixels. */
  frame: Size;
  signal: AbortSignal;
}

/** Images with a shorter side are refused, in pixels. */
const MIN_SIDE = 10;
/** The longer side of a reduced image: sharp on any screen, and at most 16 MB of pixels. */
const REDUCED_SIDE = 2048;
/** An image with more pixels is reduced. */
const MAX_PIXELS = 25_000_000;
/** A file with more bytes goes to the worker at once: an element would read all of it to find the size. */
const MAX_BYTES = 12_000_000;

/** Opens an image, upright by its EXIF orientation; rejects with a `CropError`. */
export async function openImage(source: ImageSource, options: OpenOptions): Promise<OpenedImage> {
  if (typeof source === 'string' || source instanceof URL) return openUrl(String(source), 'anonymous');
  if (!(source instanceof Blob)) return openBitmap(source, source, () => {});
  const converted = await options.decode?.(source).catch((cause: unknown) => {
    throw new CropError('unreadable', cause);
  });
  if (converted && !(converted instanceof Blob)) {
    return openBitmap(converted, converted, () => converted.close());
  }
  const file = converted ?? source;
  if (!converted && !isAccepted(file.type, options.accept)) throw new CropError('wrong-type');
  return (file.size > MAX_BYTES ? await openReduced(file, options) : undefined) ?? openFile(file, options);
}

/** Whether a MIME type is in a list such as `image/jpeg,image/*`. */
export function isAccepted(type: string, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const wanted = entry.trim();
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Loads an image element without putting it on the page; it knows its upright size before a pixel is decoded. */
async function loadImage(url: string, crossOrigin?: 'anonymous'): Promise<HTMLImageElement> {
  const image = new Image();
  if (crossOrigin) image.crossOrigin = crossOrigin;
  image.src = url;
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(new CropError('unreadable'));
  });
  return image;
}

/** An element shows what this cannot decode, as far as it can. */
function decoded(image: HTMLImageElement): Promise<void> {
  return image.decode().catch(() => {});
}

async function openFile(file: Blob, options: OpenOptions): Promise<OpenedImage> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  try {
    const opened = await openUrl(url, undefined, () => openReduced(file, options));
    return {
      ...opened,
      original: file,
      close() {
        opened.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** `reduce` is asked first when the image is large. */
async function openUrl(
  url: string,
  crossOrigin?: 'anonymous',
  reduce?: () => Promise<OpenedImage | undefined>,
): Promise<OpenedImage> {
  const image = await loadImage(url, crossOrigin);
  const size = checkedSize({ width: image.naturalWidth, height: image.naturalHeight });
  if (size.width * size.height > MAX_PIXELS) {
    return (await reduce?.()) ?? openBitmap(image, await reducedBitmap(image, size), undefined, size);
  }
  const picture = { url, pixels: size, ...(crossOrigin && { crossOrigin }) };
  return { size, picture, decoded: decoded(image), sharper: undefined, original: image, close() {} };
}

async function openBitmap(
  original: HTMLImageElement | ImageBitmap,
  shown: ImageBitmap,
  release?: () => void,
  size: Size = { width: shown.width, height: shown.height },
): Promise<OpenedImage> {
  checkedSize(size);
  const bitmap = original === shown && isLarge(size) ? await reducedBitmap(shown, size) : shown;
  const pixels = { width: bitmap.width, height: bitmap.height };
  return {
    size,
    picture: { bitmap, pixels },
    decoded: undefined,
    sharper: undefined,
    original,
    close() {
      if (bitmap !== original) bitmap.close();
      release?.();
    },
  };
}

/** Undefined where no worker can be had, or where it cannot read the file. */
async function openReduced(file: Blob, { frame, signal }: OpenOptions): Promise<OpenedImage | undefined> {
  const urls: string[] = [];
  const pictureOf = ({ file: reduced, pixels }: ReducedFile) => {
    const url = URL.createObjectURL(reduced);
    urls.push(url);
    return { picture: { url, pixels }, decoded: loadImage(url).then(decoded) };
  };
  const sharperPicture = async (better: ReducedFile) => {
    const shown = pictureOf(better);
    await shown.decoded;
    return shown.picture;
  };
  let latest: ReducedFile | undefined;
  let resolveFirst: (reduced: ReducedFile | undefined) => void = () => undefined;
  const first = new Promise<ReducedFile | undefined>((resolve) => {
    resolveFirst = resolve;
  });
  const { devicePixelRatio: ratio } = window;
  const job = {
    maxSide: REDUCED_SIDE,
    frame: { width: frame.width * ratio, height: frame.height * ratio },
  };
  const all = requestFromWorker(
    { task: 'reduce', file, job },
    {
      signal,
      onReply(reply) {
        if (reply.kind !== 'reduced') return;
        latest = reply.reduced;
        resolveFirst(latest);
      },
    },
  );
  void all.then((done) => done || resolveFirst(undefined));
  const reduced = await first;
  if (!reduced) return undefined;
  const size = checkedSize(reduced.size);
  const sharper = all.then(() =>
    latest && latest !== reduced && !signal.aborted ? sharperPicture(latest) : undefined,
  );
  return {
    size,
    ...pictureOf(reduced),
    sharper,
    original: file,
    close() {
      for (const url of urls) URL.revokeObjectURL(url);
    },
  };
}

function reducedBitmap(
  source: HTMLImageElement | ImageBitmap,
  { width, height }: Size,
): Promise<ImageBitmap> {
  const scale = Math.min(1, REDUCED_SIDE / Math.max(width, height));
  return bitmapOf(source, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  });
}

/** Decodes on the page; rejects with `unreadable`. */
export async function bitmapOf(
  source: OpenedImage['original'],
  options: ImageBitmapOptions = {},
): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image', ...options });
  } catch (cause) {
    throw new CropError('unreadable', cause);
  }
}

function isLarge({ width, height }: Size): boolean {
  return width * height > MAX_PIXELS;
}

function checkedSize(size: Size): Size {
  if (Math.min(size.width, size.height) < MIN_SIDE) throw new CropError('too-small');
  return size;
}
