import { fitSize } from '../geometry/index.ts';
import { make, mark } from '../view/make.ts';
import type { PageContent, Shown } from './pageContent.ts';
import { sharpUrl } from './pictureUrls.ts';
import { Trouble } from './trouble.ts';
import * as styles from './ViewerPicture.css.ts';

/** One video in its place at its size, with the browser's own controls while it is looked at. */
export class Film implements PageContent {
  readonly #page: HTMLElement;
  readonly #onSettled: () => void;
  readonly #frame = make('div', styles.frame);
  readonly #trouble: Trouble;
  #video = this.#make();
  #shown: Shown | undefined;
  #failed = false;

  constructor(page: HTMLElement, shown: Shown, onSettled: () => void) {
    this.#page = page;
    this.#onSettled = onSettled;
    this.#trouble = new Trouble(page, () => this.retry());
    this.show(shown);
  }

  show(shown: Shown): void {
    this.#shown = shown;
    const { item, current, passing, online, labels } = shown;
    if (current) this.#onSettled();
    if (this.#failed) {
      this.#frame.remove();
      this.#trouble.show(online ? labels.brokenVideo : labels.offline, labels.retry);
      return;
    }
    this.#trouble.hide();
    this.#place(shown);
    mark(this.#video, 'aria-label', item.alt || item.name || labels.picture);
    mark(this.#video, 'controls', current);
    this.#load(current && !passing ? item.source : undefined);
    if (!this.#frame.parentNode) this.#page.prepend(this.#frame);
  }

  retry(): void {
    if (!this.#failed) return;
    this.#failed = false;
    // Another element: the one that failed keeps its error.
    this.#video.remove();
    this.#video = this.#make();
    if (this.#shown) this.show(this.#shown);
  }

  end(): void {
    this.#load(undefined);
    this.#shown = undefined;
  }

  #make(): HTMLVideoElement {
    const video = make('video', styles.video, { playsinline: true, preload: 'metadata' });
    video.onerror = () => {
      if (!this.#shown?.current) return;
      this.#failed = true;
      this.show(this.#shown);
    };
    // Its own keys: seconds and loudness.
    video.onkeydown = (event) => event.stopPropagation();
    this.#frame.append(video);
    return video;
  }

  /** A video that is left stops, and lets go of what it had read. */
  #load(source: string | undefined): void {
    const video = this.#video;
    const before = video.getAttribute('src') ?? undefined;
    if (before === source) return;
    mark(video, 'src', source);
    if (source === undefined) video.load();
  }

  #place({ item, stage, view, current }: Shown): void {
    const { width, height } = fitSize({ picture: item, stage }, view.rotate);
    Object.assign(this.#frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `rotate(${view.rotate}deg)`,
    });
    mark(this.#frame, 'data-viewer-frame', current);
    mark(this.#video, 'poster', sharpUrl(item, width));
  }
}
