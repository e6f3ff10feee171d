import type { PhotoItem } from '@xiangji/internal/items';
import { fitScale, type Size } from '../geometry/index.ts';
import { sharpUrl, tileUrl } from '../slides/imageUrls.ts';

export interface PreloadRequest {
  index: number;
  count: number;
  viewport: Size;
  getItem: (index: number) => PhotoItem | undefined;
  /** Photos fetched ahead and behind; 0 fetches nothing. */
  distance: number;
  /** Photos go by too fast to be looked at: the renditions of the grid are enough. */
  fastNavigation: boolean;
  tileHeight: number | undefined;
}

/** During fast navigation photos are fetched this many times further ahead: they are small and soon needed. */
const FAST_REACH = 3;

interface Fetched {
  url: string;
  image: HTMLImageElement;
}

/**
 * Fetches the fitting renditions of the photos around, nearest first and those ahead before those behind. The direct
 * neighbours are mounted anyway, so it starts with those after them. It aborts requests that are no longer near, and
 * everything unfinished when the direction changes, so that the photos ahead come first.
 */
export class Preloader {
  #fetched: readonly Fetched[] = [];
  #index: number | undefined;
  #forwards = true;

  update(request: PreloadRequest): void {
    const forwardsBefore = this.#forwards;
    if (this.#index !== undefined && this.#index !== request.index)
      this.#forwards = request.index > this.#index;
    this.#index = request.index;
    const turned = this.#forwards !== forwardsBefore;
    const kept = urlsAround(request, this.#forwards).map((url) => {
      const known = this.#fetched.find((entry) => entry.url === url);
      return known && (known.image.complete || !turned) ? known : { url, image: fetchImage(url) };
    });
    for (const entry of this.#fetched) if (!kept.includes(entry)) cancel(entry.image);
    this.#fetched = kept;
  }

  /** Aborts all pending requests. */
  clear(): void {
    for (const { image } of this.#fetched) cancel(image);
    this.#fetched = [];
  }
}

function urlsAround(request: PreloadRequest, forwards: boolean): string[] {
  const { index, distance, fastNavigation } = request;
  const urls: string[] = [];
  const add = (at: number) => {
    const url = urlAt(request, at);
    if (url !== undefined) urls.push(url);
  };
  const reach = fastNavigation ? distance * FAST_REACH : distance;
  for (let step = 2; step <= reach; step += 1) {
    const ahead = forwards ? step : -step;
    add(index + ahead);
    if (!fastNavigation) add(index - ahead);
  }
  return urls;
}

function urlAt(request: PreloadRequest, index: number): string | undefined {
  const { count, viewport, getItem, fastNavigation, tileHeight } = request;
  const item = index >= 0 && index < count ? getItem(index) : undefined;
  if (!item) return undefined;
  const pixels = item.width * fitScale({ photo: item, viewport }, item.rotation ?? 0) * devicePixelRatio;
  if (!fastNavigation) return sharpUrl(item, pixels);
  return tileUrl(item, pixels, tileHeight && tileHeight * devicePixelRatio);
}

function fetchImage(url: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = 'low';
  image.src = url;
  return image;
}

function cancel(image: HTMLImageElement): void {
  if (!image.complete) image.src = '';
}
