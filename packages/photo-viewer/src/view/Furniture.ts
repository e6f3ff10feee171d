import type { PhotoViewerLabels } from '../labels.ts';
import * as styles from '../PhotoViewer.css.ts';
import type { Viewer } from '../useViewer.ts';
import type { Fullscreen } from './Fullscreen.ts';
import { putIcon } from './icon.ts';
import { make, mark, write } from './make.ts';
import { nameButton, viewerButton } from './viewerButton.ts';

/** What the furniture asks for beyond the photo. */
export type FurnitureOptions = {
  main: HTMLElement;
  fullscreen: Fullscreen;
  viewer: Viewer;
  close: () => void;
};
type Written = {
  viewer: Viewer;
  labels: PhotoViewerLabels;
  /** Fullscreen is on; how to leave it is told. */
  full: boolean;
  hint: boolean;
};

/** What stands around the photo: bars, page buttons, the fullscreen hint, and what a screen reader hears. */
export class Furniture {
  /** Where the owner's actions go. */
  readonly extras = make('div', styles.extras);
  readonly bottomBar = make('div', styles.bottomBar);
  readonly #main: HTMLElement;
  readonly #screen: Fullscreen;
  #viewer: Viewer;
  #written: Written | undefined;
  readonly #position = make('span', styles.position);
  readonly #close: HTMLButtonElement;
  readonly #zoomOut = viewerButton('zoomOut', styles.wideOnly, () => this.#viewer.zoomOut());
  readonly #restore = viewerButton('restore', styles.wideOnly, () => this.#viewer.restore());
  readonly #zoomIn = viewerButton('zoomIn', styles.wideOnly, () => this.#viewer.zoomIn());
  readonly #rotate = viewerButton('rotate', '', () => this.#viewer.rotate());
  readonly #fullscreen = viewerButton('fullscreen', styles.wideOnly, () => this.#screen.toggle());
  readonly #previous = this.#pager('previous');
  readonly #next = this.#pager('next');
  readonly #hint = make('p', styles.hint);
  readonly #spoken = make('div', styles.hidden, { role: 'status', 'aria-live': 'polite' });

  constructor({ main, fullscreen, viewer, close }: FurnitureOptions) {
    this.#main = main;
    this.#screen = fullscreen;
    this.#viewer = viewer;
    this.#close = viewerButton('close', '', close);
    const bar = make('div', styles.topBar);
    bar.append(this.#close, this.#position, make('span', styles.filler));
    bar.append(this.#zoomOut, this.#restore, this.#zoomIn, this.#rotate);
    if (fullscreen.available) bar.append(this.#fullscreen);
    bar.append(this.extras);
    main.append(bar, this.bottomBar, this.#spoken);
  }

  show(viewer: Viewer, labels: PhotoViewerLabels): void {
    const { active: full, hint } = this.#screen;
    const before = this.#written;
    const now = { viewer, labels, full, hint };
    this.#viewer = viewer;
    this.#written = now;
    this.#position.textContent = labels.position(viewer.index + 1, viewer.count);
    // From one whole photo to the next nothing else changes.
    if (!before || looksOther(before, now)) this.#write(before, now);
    // Another photo is spoken of when it has been painted.
    if (before?.viewer.index === viewer.index) this.speak();
  }

  /** Lets a screen reader hear which photo it is. */
  speak(): void {
    const { index, count, item } = this.#viewer;
    if (this.#written) write(this.#spoken, this.#written.labels.announce(index + 1, count, item));
  }

  #write(before: Written | undefined, { viewer, labels, full, hint }: Written): void {
    if (labels !== before?.labels) this.#name(labels);
    if (labels !== before?.labels || full !== before.full) this.#nameFullscreen(labels, full);
    this.#zoomOut.disabled = !viewer.zoomed;
    this.#restore.disabled = !viewer.zoomed;
    this.#zoomIn.disabled = !viewer.canZoomIn;
    this.#rotate.disabled = !viewer.item;
    this.#stand([this.#previous, viewer.canGoBack], [this.#next, viewer.canGoOn], [this.#hint, hint]);
  }

  /** Those that are there stand before the owner's bar, in the order in which Tab goes. */
  #stand(...all: readonly (readonly [element: HTMLElement, there: boolean])[]): void {
    let before: HTMLElement = this.bottomBar;
    for (const [element, there] of all.toReversed()) {
      if (!there) element.remove();
      else {
        if (element.nextSibling !== before) this.#main.insertBefore(element, before);
        before = element;
      }
    }
  }

  #pager(side: 'previous' | 'next'): HTMLButtonElement {
    const button = viewerButton(side, styles.pager, () => this.#viewer[side]());
    mark(button, 'data-side', side);
    return button;
  }

  #name(labels: PhotoViewerLabels): void {
    nameButton(this.#close, labels.close);
    nameButton(this.#zoomOut, labels.zoomOut);
    nameButton(this.#restore, labels.restore);
    nameButton(this.#zoomIn, labels.zoomIn);
    nameButton(this.#rotate, labels.rotate);
    nameButton(this.#previous, labels.previous);
    nameButton(this.#next, labels.next);
    write(this.#hint, labels.fullscreenHint);
  }

  #nameFullscreen(labels: PhotoViewerLabels, active: boolean): void {
    const name = active ? 'exitFullscreen' : 'fullscreen';
    nameButton(this.#fullscreen, labels[name]);
    putIcon(this.#fullscreen, name);
  }
}

function looksOther(before: Written, now: Written): boolean {
  const { viewer: a } = before;
  const { viewer: b } = now;
  return (
    a.canGoBack !== b.canGoBack ||
    a.canGoOn !== b.canGoOn ||
    a.zoomed !== b.zoomed ||
    a.canZoomIn !== b.canZoomIn ||
    !a.item !== !b.item ||
    before.labels !== now.labels ||
    before.full !== now.full ||
    before.hint !== now.hint
  );
}
