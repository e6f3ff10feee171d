import { fitScale, type Size } from '../geometry/index.ts';
import type { ViewerItem } from '../items.ts';
import { sharpUrl, tileUrl } from '../picture/pictureUrls.ts';

export type PreloadWish = {
  index: number;
  count: number;
  stage: Size;
  getItem: (index: number) => ViewerItem | undefined;
  /** Photos fetched ahead and behind; 0 fetches nothing. */
  distance: number;
  /** They are leafed through too fast to look at one: the tiles' pictures do. */
  passing: boolean;
  tileHeight: number | undefined;
};

/** Photos that are passed are fetched so many times further ahead: they are small, and soon gone by. */
const PASSING_REACH = 3;

type Fetched = { url: string; image: HTMLImageElement };

/**
 * Fetches the fitting pictures of the photos around, nearest first and those ahead before those behind. The direct
 * neighbours are on the page anyway, so it begins with those after them. What is not near any more is given up, and
 * everything unfinished when the direction changes, so that what is ahead now comes first.
 */
export class Preloader {
  #fetched: readonly Fetched[] = [];
  #kept: Fetched[] = [];
  #index: number | undefined;
  #forwards = true;
  #turned = false;

  show(wish: PreloadWish): void {
    const { index, distance } = wish;
    const before = this.#forwards;
    if (this.#index !== undefined && this.#index !== index) this.#forwards = index > this.#index;
    this.#index = index;
    this.#turned = this.#forwards !== before;
    this.#kept = [];
    const reach = wish.passing ? distance * PASSING_REACH : distance;
    for (let away = 2; away <= reach; away += 1) this.#want(wish, this.#forwards ? away : -away);
    this.#fetched.forEach(this.#drop, this);
    this.#fetched = this.#kept;
  }

  #want(wish: PreloadWish, ahead: number): void {
    this.#wantAt(wish, wish.index + ahead);
    if (!wish.passing) this.#wantAt(wish, wish.index - ahead);
  }

  #wantAt({ count, stage, getItem, passing, tileHeight }: PreloadWish, at: number): void {
    const item = at >= 0 && at < count ? getItem(at) : undefined;
    if (!item) return;
    const width = item.width * fitScale({ picture: item, stage }, item.rotate ?? 0);
    this.#keep(passing ? tileUrl(item, width, tileHeight) : sharpUrl(item, width));
  }

  #keep(url: string | undefined): void {
    if (url === undefined) return;
    const there = this.#fetched.find((one) => one.url === url);
    const stays = there && (there.image.complete || !this.#turned);
    this.#kept.push(stays ? there : { url, image: fetchPicture(url) });
  }

  #drop(one: Fetched): void {
    if (!this.#kept.includes(one)) giveUp(one.image);
  }

  end(): void {
    for (const { image } of this.#fetched) giveUp(image);
    this.#fetched = [];
  }
}

function fetchPicture(url: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = 'low';
  image.src = url;
  return image;
}

function giveUp(image: HTMLImageElement): void {
  if (!image.complete) image.src = '';
}
