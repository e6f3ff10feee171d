import { type View, wholeView } from '../geometry/index.ts';
import type { ViewerItem } from '../items.ts';
import type { PhotoViewerLabels } from '../labels.ts';
import * as styles from '../PhotoViewer.css.ts';
import type { Viewer } from '../useViewer.ts';
import { make } from '../view/make.ts';
import { afterFrames, FIRST_SEEN } from './afterFrames.ts';
import { Preloader } from './Preloader.ts';
import { StagePage } from './StagePage.ts';

export type StageNews = {
  /** The present photo is there as sharp as it is wanted, or will not come. */
  settled(): void;
  /** The page that was turned to has been painted. */
  seen(): void;
};

export type StageNow = {
  viewer: Viewer;
  getItem: (index: number) => ViewerItem | undefined;
  labels: PhotoViewerLabels;
  /** Photos fetched ahead and behind once the present one is there. */
  preload: number;
};

/** Who turns on before this many milliseconds looks at none of the photos: a held key repeats after 90 at most. */
const LOOK = 100;

/** The present photo between its neighbours, which are there already when they are paged to. */
export class Stage {
  readonly element = make('div', styles.stage);
  /** How high a tile of the grid is, in CSS pixels, where that is known. */
  tileHeight: number | undefined;
  readonly #tell: StageNews;
  readonly #pages = new Map<string, StagePage>();
  readonly #preloader = new Preloader();
  readonly #ears = new AbortController();
  #now: StageNow | undefined;
  /** The place whose neighbours are there. */
  #around: number | undefined;
  /** Where the viewer was before; that page is still seen going. */
  #left: number | undefined;
  #turnedAt = Number.NEGATIVE_INFINITY;
  /** Photos are leafed through too fast to look at one, until the timer ends that. */
  #passing = false;
  #restTimer: number | undefined;
  #writing = 0;
  #withNeighbours = false;
  #settled = false;
  #online = typeof navigator === 'undefined' || navigator.onLine !== false;
  /** Takes back what waits for the page to be painted; undefined when nothing does. */
  #dropFrames: (() => void) | undefined;

  constructor(tell: StageNews) {
    this.#tell = tell;
    const { signal } = this.#ears;
    window.addEventListener('online', () => this.#network(true), { signal });
    window.addEventListener('offline', () => this.#network(false), { signal });
  }

  show(now: StageNow): void {
    const before = this.#now?.viewer;
    this.#now = now;
    const { index, item, zoomed } = now.viewer;
    this.#around ??= index;
    if (before && before.index !== index) {
      this.#turn(before.index, index);
      // Others that come in before it turn no page: what plays goes on.
      if (!item || item.id !== before.item?.id) this.#time();
    }
    this.element.toggleAttribute('data-zoomed', zoomed);
    this.#write();
  }

  /**
   * The neighbours of a page that was turned to come when it has been painted; at once for whoever turned to it before
   * the last ones could, and so finds the next one there.
   */
  #turn(from: number, to: number): void {
    this.#left = from;
    this.#dropFrames?.();
    if (this.#dropFrames) this.#around = to;
    this.#dropFrames = afterFrames(FIRST_SEEN, () => {
      this.#dropFrames = undefined;
      this.#around = to;
      this.#write();
      this.#tell.seen();
    });
  }

  #time(): void {
    const at = performance.now();
    window.clearTimeout(this.#restTimer);
    this.#passing = at - this.#turnedAt < LOOK;
    if (this.#passing) this.#restTimer = window.setTimeout(() => this.#rest(), LOOK);
    this.#turnedAt = at;
  }

  /** Somebody stopped here. */
  #rest(): void {
    this.#passing = false;
    this.#write();
  }

  /** The neighbours may come; their pictures once the present photo is there. */
  addNeighbours(): void {
    this.#withNeighbours = true;
    this.#write();
  }

  /** Everything may be fetched. */
  settle(): void {
    this.#settled = true;
    this.addNeighbours();
  }

  end(): void {
    this.#ears.abort();
    this.#dropFrames?.();
    window.clearTimeout(this.#restTimer);
    this.#preloader.end();
    for (const page of this.#pages.values()) page.end();
    this.#pages.clear();
    this.#now = undefined;
  }

  #write(): void {
    if (!this.#now) return;
    const { viewer, getItem, preload } = this.#now;
    const { index, count, stage } = viewer;
    this.#writing += 1;
    this.element.toggleAttribute('data-passing', this.#passing);
    this.#places(index).forEach(this.#writePage, this);
    this.#pages.forEach(this.#dropUnwritten, this);
    // Behind the frames in which a photo is first seen, as its neighbours are.
    if (this.#around !== index) return;
    const distance = this.#settled ? preload : 0;
    this.#preloader.show({
      ...{ index, count, stage, getItem, distance },
      passing: this.#passing,
      tileHeight: this.tileHeight,
    });
  }

  #writePage(at: number): void {
    if (!this.#now) return;
    const { viewer, getItem, labels } = this.#now;
    if (at < 0 || at >= viewer.count) return;
    const item = getItem(at);
    const key = item?.id ?? `at-${at}`;
    const page = this.#page(key);
    if (page.written === this.#writing) return;
    page.written = this.#writing;
    const current = at === viewer.index;
    page.show({
      item,
      labels,
      current,
      stage: viewer.stage,
      away: at - viewer.index,
      view: current ? viewer.view : restingView(item),
      held: !current && !this.#settled,
      passing: this.#passing,
      tileHeight: this.tileHeight,
      online: this.#online,
    });
  }

  #dropUnwritten(page: StagePage, key: string): void {
    if (page.written === this.#writing) return;
    page.end();
    this.#pages.delete(key);
  }

  /** The present place and, once there are any beside it, those around and the one just left. */
  #places(index: number): readonly number[] {
    if (!this.#withNeighbours) return [index];
    const around = this.#around ?? index;
    const left = this.#left !== undefined && around !== index ? this.#left : index;
    return [index, around - 1, around, around + 1, left];
  }

  #page(key: string): StagePage {
    const there = this.#pages.get(key);
    if (there) return there;
    const page = new StagePage(this.#tell.settled);
    this.element.append(page.element);
    this.#pages.set(key, page);
    return page;
  }

  /** What failed is tried again by itself when the network is back. */
  #network(online: boolean): void {
    const back = online && !this.#online;
    this.#online = online;
    this.#write();
    if (back) for (const page of this.#pages.values()) page.retry();
  }
}

function restingView(item: ViewerItem | undefined): View {
  return item?.rotate ? { ...wholeView, rotate: item.rotate } : wholeView;
}
