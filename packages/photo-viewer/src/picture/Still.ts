import { fitScale, type View } from '../geometry/index.ts';
import { transformOf } from '../stage/stageMotion.ts';
import { make } from '../view/make.ts';
import { PictureLayers } from './PictureLayers.ts';
import type { PageContent, Shown } from './pageContent.ts';
import { sharpUrl, tileUrl } from './pictureUrls.ts';
import { StillExtras } from './StillExtras.ts';
import { thumbhashUrl } from './thumbhashUrl.ts';
import * as styles from './ViewerPicture.css.ts';

/** One photo in its place at its size, at every moment showing the best that is there. */
export class Still implements PageContent {
  readonly #page: HTMLElement;
  /** Everything that is wanted of it is there, or will not come. */
  readonly #onSettled: () => void;
  readonly #frame = make('div', styles.frame);
  readonly #layers = new PictureLayers(this.#frame, () => this.#follow());
  /** Most photos come and go without. */
  #extras: StillExtras | undefined;
  #shown: Shown;
  #gone = false;
  #transform = '';
  #wanted: string | undefined;
  /** It was looked at, or may be next: what is sharp stays asked for, however fast it is left. */
  #dwelt = false;

  constructor(page: HTMLElement, shown: Shown, onSettled: () => void) {
    this.#page = page;
    this.#shown = shown;
    this.#onSettled = onSettled;
    page.append(this.#frame);
    this.#layers.prefer(shown.current);
    this.#frame.toggleAttribute('data-viewer-frame', shown.current);
    this.#move(shown.view);
    this.#choose();
  }

  show(shown: Shown): void {
    const before = this.#shown;
    this.#shown = shown;
    const { current, view } = shown;
    const turned = before.current !== current;
    if (turned) {
      this.#frame.toggleAttribute('data-viewer-frame', current);
      this.#layers.prefer(current);
    }
    if (before.view !== view) this.#move(view);
    if (choosesOther(before, shown)) this.#choose();
    else if (turned || before.online !== shown.online) this.#follow();
  }

  retry(): void {
    if (this.#layers.retry()) this.#choose();
  }

  end(): void {
    this.#gone = true;
    this.#extras?.end();
  }

  /** A gesture moves it past here: only another view is written. */
  #move(view: View): void {
    const transform = transformOf(view);
    if (transform !== this.#transform) this.#frame.style.transform = transform;
    this.#transform = transform;
  }

  /** Which pictures there are to be, and how large. */
  #choose(): void {
    const { item, stage, view, passing, labels } = this.#shown;
    this.#dwelt ||= !passing;
    const scale = fitScale({ picture: item, stage }, view.rotate);
    const { tile, wanted } = this.#pictures(item.width * scale);
    this.#wanted = wanted;
    const { style } = this.#frame;
    style.width = `${item.width * scale}px`;
    style.height = `${item.height * scale}px`;
    const placeholder = this.#layers.seen ? undefined : thumbhashUrl(item.thumbhash);
    if (placeholder) style.backgroundImage = `url(${placeholder})`;
    this.#layers.show({ tile, wanted, alt: item.alt || item.name || labels.picture });
    this.#follow();
  }

  /** Their addresses, for a photo that is that wide in CSS pixels. */
  #pictures(width: number): { tile: string | undefined; wanted: string | undefined } {
    const { item, view, current, held, tileHeight } = this.#shown;
    if (held) return { tile: undefined, wanted: undefined };
    const tile = tileUrl(item, width, tileHeight);
    if (!this.#dwelt && tile) return { tile, wanted: tile };
    const moving = item.type === 3 && current ? item.source : undefined;
    return { tile, wanted: moving ?? sharpUrl(item, width * view.zoom) };
  }

  /** What follows from the pictures that came, or will not. */
  #follow(): void {
    const shown = this.#shown;
    if (this.#gone) return;
    const { sharp, broken, seen } = this.#layers;
    if (seen) this.#frame.style.backgroundImage = '';
    const awaited = shown.current && !shown.passing && !sharp ? this.#wanted : undefined;
    if (this.#extras || awaited || broken || shown.item.type === 4) {
      this.#extras ??= new StillExtras({
        page: this.#page,
        frame: this.#frame,
        onRetry: () => this.retry(),
      });
      this.#extras.show(shown, { awaited, broken });
    }
    if (shown.current && (sharp || broken)) this.#onSettled();
  }
}

/** Whether other pictures, or another size, may be wanted now. */
function choosesOther(before: Shown, now: Shown): boolean {
  return (
    before.item !== now.item ||
    before.stage !== now.stage ||
    before.held !== now.held ||
    before.passing !== now.passing ||
    before.labels !== now.labels ||
    before.view.zoom !== now.view.zoom ||
    before.view.rotate !== now.view.rotate ||
    (now.item.type === 3 && before.current !== now.current)
  );
}
