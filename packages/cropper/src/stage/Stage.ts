import type { Ref } from 'react';
import {
  type Crop,
  type CropBounds,
  type CropRect,
  type CropView,
  fractionsOf,
  type Size,
} from '../geometry/index.ts';
import { type CropChange, CropStore, firstView, settledView } from './CropStore.ts';
import { listen } from './hands.ts';
import { lend } from './lend.ts';
import { type Picture, PictureError, type PictureProblem, type Sight } from './Picture.ts';
import { transformOf } from './transformOf.ts';

/** A crop, the same rectangle in fractions of the picture, and the picture's size in source pixels. */
export type CropResult = Crop & { fractions: CropRect; picture: Size };

/** What a stage is told by its owner, and tells. */
export type StageOptions = {
  /** The frame in CSS pixels; the crop has its shape. */
  frame: Size;
  /** Largest zoom; 1 is the picture just covering the frame. Default 10. */
  maxZoom?: number;
  /** Controlled: the crop shown. */
  crop?: Crop;
  /** Uncontrolled: the crop shown first. Default: as much as fits, around the middle. */
  defaultCrop?: Crop;
  onCropChange?: (result: CropResult) => void;
  /** The picture is open; tells the first crop. */
  onReady?: (result: CropResult) => void;
  /** The picture cannot be cropped; the stage says so itself. */
  onRefused?: (problem: PictureProblem) => void;
};

/** That, and where it holds what the stage gives it. */
export type StageOwner<Handle> = StageOptions & { ref?: Ref<Handle> };

/** An opened picture, and how it lies under the frame. */
export type Opened<Shown extends Picture = Picture> = { picture: Shown; store: CropStore };

/** What is said in the place of a picture. */
export type Said = 'loading' | PictureProblem | undefined;

/** What only React can do. */
export type StageHost<Handle, Shown extends Picture> = {
  /** The owner of a controlled crop may keep it or not: what is rendered then is shown. */
  redraw(): void;
  say(said: Said): void;
  /** A picture is seen. */
  onSeen?(): void;
  /** What a `ref` holds for as long as that picture is open. */
  handleOf(opened: Opened<Shown>): Handle;
};

/** How a picture is opened for a stage. */
export type Opening<Shown extends Picture> = (to: { frame: Size; signal: AbortSignal }) => Promise<Shown>;

/** Told of each view that a hand has let go of. */
export type Follower = (bounds: CropBounds, view: CropView) => void;

/** Where the picture is seen, and how much larger than on the stage. */
type Place = { element: Element; size: number };

/** Opening is spoken of when it takes longer than this, in milliseconds: most are done before it could be read. */
const LATE = 400;
export const DEFAULT_MAX_ZOOM = 10;

/**
 * The picture on its stage, and all that follows it, written past React: that draws the stage once, and neither a hand's
 * move nor another picture costs a rendering.
 */
export class Stage<Handle, Shown extends Picture = Picture> {
  readonly #host: StageHost<Handle, Shown>;
  #opened: Opened<Shown> | undefined;
  #options!: StageOwner<Handle>;
  readonly #places = new Set<Place>();
  readonly #followers = new Set<Follower>();
  #sight: Sight | undefined;
  #box: HTMLElement | null = null;
  #moving = false;
  #late = 0;
  #said: Said;
  #takeBack: (() => void) | undefined;

  constructor(host: StageHost<Handle, Shown>) {
    this.#host = host;
  }

  /** What the owner wants now: told before anything else, and after each rendering. */
  take(options: StageOwner<Handle>): void {
    const before: StageOwner<Handle> | undefined = this.#options;
    this.#options = options;
    if (!this.#opened) return;
    if (before?.ref !== options.ref) this.#lend(this.#opened);
    const { store, picture } = this.#opened;
    store.bounds = boundsOf(picture, options);
    store.view = settledView(store.bounds, store.view, options.crop);
    this.#show();
  }

  /** Hears the hands on a drawn stage, until it is let go. */
  attach(box: HTMLElement): () => void {
    const ended = new AbortController();
    const stage = box.children[0] as HTMLElement;
    this.#box = box;
    const leave = this.seat(stage.children[0] as Element, 1);
    const hold = (held: boolean) => {
      this.#moving = held;
      stage.toggleAttribute('data-moving', held);
      if (!held) this.#show();
    };
    listen(stage, { change: this.change, hold }, ended.signal);
    return () => {
      leave();
      ended.abort();
    };
  }

  /** Opens a picture in the place of the one before; a late answer for an earlier one is dropped. */
  load(open: Opening<Shown>): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    this.#become('loading');
    this.#late = window.setTimeout(() => this.#say('loading'), LATE);
    open({ frame: this.#options.frame, signal }).then(
      (picture) => (signal.aborted ? picture.close() : this.#open(picture, signal)),
      (error: unknown) => signal.aborted || this.#refuse(error),
    );
    return () => {
      ended.abort();
      this.#close();
    };
  }

  /** A place that shows what is in the frame at another size, until it is given up. */
  seat(element: Element, size: number): () => void {
    const place = { element, size };
    this.#places.add(place);
    this.#fill(place);
    this.#show();
    return () => this.#places.delete(place);
  }

  /** Calls back with each view, though not under a hand, until it is given up. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    this.#show();
    return () => this.#followers.delete(follower);
  }

  /** Goes on from the present view; nothing while there is no picture. */
  change = (next: CropChange): void => {
    this.#opened?.store.change(next);
  };

  async #open(picture: Shown, signal: AbortSignal): Promise<void> {
    const { crop, defaultCrop, onReady } = this.#options;
    const bounds = boundsOf(picture, this.#options);
    const store = new CropStore(bounds, firstView(bounds, crop ?? defaultCrop));
    const opened = { picture, store };
    store.show = (_, another) => (another && this.#options.crop ? this.#host.redraw() : this.#show());
    store.tell = () => this.#options.onCropChange?.(resultOf(opened));
    this.#opened = opened;
    this.#see(picture);
    this.#lend(opened);
    onReady?.(resultOf(opened));
    await picture.decoded;
    if (signal.aborted) return;
    this.#become('ready');
    this.#host.onSeen?.();
    const better = await picture.better;
    if (better && !signal.aborted) this.#see(better);
  }
  #refuse(error: unknown): void {
    const problem = error instanceof PictureError ? error.problem : 'broken';
    this.#become('refused', problem);
    this.#options.onRefused?.(problem);
  }
  #close(): void {
    clearTimeout(this.#late);
    this.#lend(undefined);
    this.#opened?.picture.close();
    this.#opened = undefined;
    this.#see(undefined);
  }

  #become(status: 'loading' | 'ready' | 'refused', said?: PictureProblem): void {
    const box = this.#box;
    if (!box) return;
    const [stage, message] = box.children as unknown as HTMLElement[];
    clearTimeout(this.#late);
    box.closest('[data-cropper]')?.setAttribute('data-cropper', status);
    if (stage) stage.hidden = status === 'refused';
    if (message) message.hidden = status === 'ready';
    this.#say(said);
  }
  #say(said: Said): void {
    if (said !== this.#said) this.#host.say(said);
    this.#said = said;
  }

  #see(sight: Sight | undefined): void {
    this.#sight = sight;
    for (const place of this.#places) this.#fill(place);
    this.#show();
  }
  #fill({ element }: Place): void {
    element.replaceChildren(...(this.#sight ? [this.#sight.element()] : []));
  }
  #show(): void {
    if (!this.#opened || !this.#sight) return;
    const { bounds, view } = this.#opened.store;
    const { pixels } = this.#sight;
    // By both sides: a smaller picture has whole pixels, and half of one too few would be a gap at the frame's edge.
    const ratio = { x: pixels.width / bounds.picture.width, y: pixels.height / bounds.picture.height };
    for (const { element, size } of this.#places) {
      const shown = element.firstElementChild as HTMLElement | null;
      if (shown) shown.style.transform = transformOf(view, ratio, size);
    }
    if (!this.#moving) for (const follower of this.#followers) follower(bounds, view);
  }

  /** The `ref` is held for as long as there is a picture, as React holds one for an element. */
  #lend(opened: Opened<Shown> | undefined): void {
    this.#takeBack?.();
    this.#takeBack = opened && lend(this.#options.ref, this.#host.handleOf(opened));
  }
}

export function resultOf({ picture: { width, height }, store }: Opened): CropResult {
  const { crop } = store;
  const picture = { width, height };
  return { ...crop, fractions: fractionsOf(picture, crop.rect), picture };
}

function boundsOf(
  { width, height }: Size,
  { frame, maxZoom = DEFAULT_MAX_ZOOM }: { frame: Size; maxZoom?: number },
) {
  return { picture: { width, height }, frame, maxZoom };
}
