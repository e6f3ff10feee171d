import type { Size } from '../geometry/index.ts';
import * as styles from './Stage.css.ts';

/** Spec §9: a side of fewer pixels is refused. */
const LEAST_SIDE = 10;
/** A picture of no more pixels is decoded whole, beside the page. */
const MOST_DIRECT = 25_000_000;

/** Why a picture is refused. */
export type PictureProblem = 'small' | 'type' | 'broken';

export class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What shows a picture: an element for each place that does, and how many pixels of its own it has. */
export type Sight = { pixels: Size; element(): HTMLElement };

/** An opened picture: its upright size in source pixels, what is looked at, the full one on demand. */
export type Picture = Size &
  Sight & {
    /** Settles when the pixels that are looked at are there; never rejects. */
    decoded: Promise<unknown> | undefined;
    /** More pixels of the same, decoded already: shown in its place when they come. */
    better?: Promise<Sight | undefined>;
    close(): void;
  };

/** The picture of an address, as large as it is. */
export async function openAddress(url: string): Promise<Picture> {
  return pictureOf(await loaded(url, null));
}

/** An image element knows its upright size before any pixel is decoded. */
export async function loaded(url: string, crossOrigin: string | null): Promise<HTMLImageElement> {
  const image = imageOf(url, crossOrigin);
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(new PictureError('broken'));
  });
  return image;
}

export function imageOf(url: string, crossOrigin: string | null): HTMLImageElement {
  const image = new Image();
  image.crossOrigin = crossOrigin;
  // The frame in which it appears waits for its pixels: the stage is never seen without them.
  image.decoding = 'sync';
  image.alt = '';
  image.src = url;
  return dressed(image);
}

/** The picture of an element that is loaded. */
export function pictureOf(image: HTMLImageElement): Picture {
  const { naturalWidth: width, naturalHeight: height } = image;
  const size = checked({ width, height });
  const large = isLarge(image);
  Object.assign(image, size, large && { decoding: 'async' });
  return { ...size, ...sightOf(image, size), decoded: large ? undefined : decoded(image), close() {} };
}

/** The element itself is the first that shows it. */
export function sightOf(image: HTMLImageElement, pixels: Size): Sight {
  return { pixels, element: () => (image.parentNode ? (image.cloneNode() as HTMLImageElement) : image) };
}

/**
 * From now on it is decoded beside the page; the browser keeps the pixels for the elements that show it. What cannot be
 * decoded is seen as an element shows it.
 */
export function decoded(image: HTMLImageElement): Promise<unknown> {
  return image.decode().catch(() => {});
}

/** So many pixels the browser decodes only for what is seen, and keeps none that it decoded before; the page goes on meanwhile. */
export function isLarge({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth * naturalHeight > MOST_DIRECT;
}

export function checked(size: Size): Size {
  if (Math.min(size.width, size.height) < LEAST_SIDE) throw new PictureError('small');
  return size;
}

/** As an element lies in a place; a page's own rules for pictures may not narrow it. */
export function dressed<Shown extends HTMLElement>(element: Shown): Shown {
  element.className = styles.picture;
  element.draggable = false;
  element.style.maxWidth = 'none';
  return element;
}
