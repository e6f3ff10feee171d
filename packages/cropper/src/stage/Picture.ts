import type { Size } from '../geometry/index.ts';
import * as styles from './Stage.css.ts';

/** Spec §9: a side of fewer pixels is refused. */
export const LEAST_SIDE = 10;

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

/** What shows a picture: an element for each place that does, and its own pixels for one of the source. */
export type Sight = { ratio: number; element(): HTMLElement };

/** An opened picture: its upright size in source pixels, what is looked at, the full one on demand. */
export type Picture = Size &
  Sight & {
    /** Settles when the pixels that are looked at are there; never rejects. */
    decoded: Promise<unknown>;
    /** More pixels of the same, decoded already: shown in its place when they come. */
    better?: Promise<Sight | undefined>;
    close(): void;
  };

/** The picture of an address, as large as it is. */
export async function openAddress(url: string, crossOrigin: string | null = null): Promise<Picture> {
  return pictureOf(await loaded(url, crossOrigin));
}

/** An image element knows its upright size before any pixel is decoded. */
export async function loaded(url: string, crossOrigin: string | null = null): Promise<HTMLImageElement> {
  const image = imageOf(url, crossOrigin);
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(new PictureError('broken'));
  });
  return image;
}

export function imageOf(url: string, crossOrigin: string | null = null): HTMLImageElement {
  const image = new Image();
  image.crossOrigin = crossOrigin;
  // The frame in which it appears waits for its pixels: the stage is never seen without them.
  image.decoding = 'sync';
  image.alt = '';
  image.src = url;
  return dressed(image);
}

/**
 * It is decoded from now on, beside the page; the browser keeps the pixels for the elements that show them. What cannot
 * be decoded is seen as an element shows it.
 */
export function pictureOf(image: HTMLImageElement): Picture {
  const size = checked({ width: image.naturalWidth, height: image.naturalHeight });
  Object.assign(image, size);
  return {
    ...size,
    ratio: 1,
    ...sightOf(image),
    close() {},
  };
}

/** The element itself is the first that shows it. */
export function sightOf(image: HTMLImageElement) {
  return {
    element: () => (image.parentNode ? (image.cloneNode() as HTMLImageElement) : image),
    decoded: image.decode().catch(() => {}),
  };
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
