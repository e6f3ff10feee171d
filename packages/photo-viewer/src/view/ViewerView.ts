import { darkTheme } from '@xiangji/ui/theme/contract';
import { flushSync } from 'react-dom';
import { type Growth, grow, type OpenFrom } from '../growth/grow.ts';
import * as styles from '../PhotoViewer.css.ts';
import { afterFrames } from '../stage/afterFrames.ts';
import { Stage, type StageNow } from '../stage/Stage.ts';
import { StageHands } from '../stage/stageHands.ts';
import { turnWheel } from '../stage/turnWheel.ts';
import { pressViewerKey } from '../viewerKeys.ts';
import { Fullscreen } from './Fullscreen.ts';
import { Furniture } from './Furniture.ts';
import { make } from './make.ts';
import { takeOver } from './modal.ts';

/** Everything that is seen of a viewer. */
export type ViewerNow = StageNow & {
  /** The owner has something for the bars. */
  filled: boolean;
  onClose: () => void;
  openFrom: OpenFrom | undefined;
  growth: Growth;
};

/** What React is told of. */
export type ViewerNews = {
  /** The bars are there to be filled. */
  furnished(furniture: Furniture): void;
  fullscreen(active: boolean): void;
};

/** The bars wait this long for the first photo, in milliseconds: shorter than anybody reaches for them. */
const FURNISH_AFTER = 400;
/** Frames left to the first photo once it is sharp: in one it is written, in others decoded to its size and painted. */
const SHARP_SEEN = 3;

/**
 * The viewer on the page. React tells it what is to be seen (`show`) and fills its slots; what a turned page, a come
 * picture or a hand changes is written here, past React (ADR 19).
 *
 * The order of an opening: the photo alone, then, once it is sharp or takes its time, what stands around it. The photos
 * beside it are only fetched when it is there.
 */
export class ViewerView {
  /** Everything in the dialog; side panels go to its end. */
  readonly root = make('div', styles.body, { tabindex: -1, 'data-viewer-root': true });
  readonly #layer = make('div', `${darkTheme} ${styles.content}`, { role: 'dialog', 'aria-modal': 'true' });
  readonly #main = make('div', styles.main);
  readonly #stage = new Stage({ settled: () => this.#settle(), seen: () => this.#furniture?.speak() });
  readonly fullscreen = new Fullscreen(this.root, () => this.#screenChanged());
  readonly #tell: ViewerNews;
  #now: ViewerNow;
  #furniture: Furniture | undefined;
  #label = '';
  #closing = false;
  #settled = false;
  #offered = false;
  #drop: (() => void)[] = [];

  constructor(now: ViewerNow, tell: ViewerNews) {
    this.#now = now;
    this.#tell = tell;
    this.#main.append(this.#stage.element);
    this.root.append(this.#main);
    this.#layer.append(this.root);
  }

  /** Puts it on the page. */
  open(): void {
    const { openFrom, growth } = this.#now;
    const place = openFrom?.();
    this.#stage.tileHeight = heightOf(place);
    this.show(this.#now);
    document.body.append(this.#layer);
    grow({ root: this.root, place, way: 'open', by: growth });
    const timer = window.setTimeout(() => this.#furnish(), FURNISH_AFTER);
    this.#drop.push(() => window.clearTimeout(timer), this.#measure());
  }

  /** Writes what is to be seen now. */
  show(now: ViewerNow): void {
    this.#now = now;
    if (this.#label !== now.labels.viewer) this.#name(now.labels.viewer);
    this.#stage.show(now);
    this.#furniture?.show(now.viewer, now.labels);
    if (now.filled) this.#offer();
  }

  /** Takes focus and keys, and listens to hands: behind the first frame, which needs none of it. */
  takeOver(): () => void {
    const stage = this.#stage.element;
    const release = takeOver(this.#layer, {
      onEscape: () => this.close(),
      onKey: (event) => this.#key(event),
      returnTo: () => {
        const place = this.#now.openFrom?.();
        return place instanceof HTMLElement ? place : null;
      },
    });
    const letGo = new StageHands(stage, () => ({
      viewer: this.#now.viewer,
      onClose: () => this.close(),
    })).listen();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      turnWheel(this.#now.viewer, event, stage);
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stage.removeEventListener('wheel', onWheel);
      letGo();
      release();
    };
  }

  /** Returns the photo to its tile, then tells the owner. */
  close(): void {
    if (this.#closing) return;
    this.#closing = true;
    const { openFrom, growth, onClose } = this.#now;
    const gone = grow({ root: this.root, place: openFrom?.(), way: 'close', by: growth });
    if (gone) gone.then(onClose, onClose);
    else onClose();
  }

  end(): void {
    for (const drop of this.#drop) drop();
    this.fullscreen.end();
    this.#stage.end();
    this.#layer.remove();
  }

  /** Behind the frames in which the first photo is first seen sharp. */
  #settle(): void {
    if (this.#settled) return;
    this.#settled = true;
    const drop = afterFrames(SHARP_SEEN, () => {
      this.#stage.settle();
      this.#furnish();
    });
    this.#drop.push(drop);
  }

  #furnish(): void {
    if (this.#furniture) return;
    const { viewer, labels } = this.#now;
    const close = () => this.close();
    this.#furniture = new Furniture({ main: this.#main, fullscreen: this.fullscreen, viewer, close });
    this.#furniture.show(viewer, labels);
    this.#furniture.speak();
    this.#stage.addNeighbours();
    if (this.#now.filled) this.#offer();
  }

  /** Bars that nobody fills cost React nothing. */
  #offer(): void {
    if (!this.#furniture || this.#offered) return;
    this.#offered = true;
    this.#tell.furnished(this.#furniture);
  }

  #name(label: string): void {
    this.#label = label;
    this.#layer.setAttribute('aria-label', label);
  }

  #screenChanged(): void {
    this.#furniture?.show(this.#now.viewer, this.#now.labels);
    this.#tell.fullscreen(this.fullscreen.active);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKey(event)) return;
    if (pressViewerKey(event.key, this.#now.viewer, () => this.fullscreen.toggle())) event.preventDefault();
  }

  /** Tells how large the stage is, in the frame in which it becomes so. */
  #measure(): () => void {
    const { element } = this.#stage;
    const tell = (show: (work: () => void) => void) => {
      const { clientWidth: width, clientHeight: height } = element;
      const { stage, setStage } = this.#now.viewer;
      const same = width === stage.width && height === stage.height;
      if (width > 0 && height > 0 && !same) show(() => setStage({ width, height }));
    };
    if (typeof ResizeObserver === 'undefined') {
      tell((work) => work());
      return () => {};
    }
    // It tells the first size too, after the layout that the frame needs anyway; seen in that same frame.
    const observer = new ResizeObserver(() => tell(flushSync));
    observer.observe(element);
    return () => observer.disconnect();
  }
}

function heightOf(place: ReturnType<OpenFrom> | undefined): number | undefined {
  const height = place instanceof HTMLElement ? place.offsetHeight : place?.height;
  return height || undefined;
}

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Fields, menus and videos keep all their keys, the side panel those that scroll it. */
function hasOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select, video, [role="menu"]'))
    return true;
  return target.closest('[data-viewer-panel]') !== null && SCROLL_KEYS.includes(key);
}
