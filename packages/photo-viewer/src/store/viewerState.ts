import { idOf, type PhotoItem } from '@xiangji/internal/items';
import { fitView, isSameView, maxZoom, type Size, type View } from '../geometry/index.ts';
import { isVideo } from '../items.ts';
import type { Slide, StoreOptions, ViewerState } from './types.ts';

const UNMEASURED: Size = { width: 1024, height: 768 };

/** The state that the viewer keeps; the rest of its state follows from this and from the options. */
export type KeptState = {
  index: number;
  viewport: Size;
  /** The view that was set, and the id of its photo: another photo starts with the whole of it. */
  ownView: { id: string | undefined; view: View } | undefined;
  /** The index whose neighbours are mounted. */
  center: number;
  /** The index that was left last: its slide is still visible while it moves out. */
  left: number;
} & Pick<ViewerState, 'phase' | 'fastNavigation' | 'gesturing' | 'preloading' | 'paintedIndex'>;

export function initialState({ index, defaultIndex = 0, initialSize }: StoreOptions): KeptState {
  const first = index ?? defaultIndex;
  return {
    index: first,
    viewport: initialSize ?? UNMEASURED,
    ownView: undefined,
    center: first,
    left: first,
    paintedIndex: first,
    phase: 'opening',
    fastNavigation: false,
    gesturing: false,
    preloading: false,
  };
}

/** Returns the whole state; parts that did not change stay the same objects as in `before`. */
export function deriveState(options: StoreOptions, kept: KeptState, before?: ViewerState): ViewerState {
  const { count, getItem } = options;
  const { index, viewport, phase, fastNavigation, gesturing, preloading, paintedIndex } = kept;
  const slides = slidesOf(kept, count, getItem).map((slide) => keepSame(slide, before));
  const item = slides.find((slide) => slide.index === index)?.item;
  const view = viewOf(item, kept);
  const canZoom = !isVideo(item);
  return {
    ...{ index, count, item, viewport, phase, fastNavigation, gesturing, preloading, paintedIndex, canZoom },
    view: before && isSameView(before.view, view) ? before.view : view,
    slides: before && isSameSlides(before.slides, slides) ? before.slides : slides,
    hasPrevious: index > 0,
    hasNext: index < count - 1,
    canZoomIn: canZoom && view.zoom < maxZoom({ photo: item ?? UNMEASURED, viewport }, view.rotation),
    zoomed: view.zoom > 1,
  };
}

function viewOf(item: PhotoItem | undefined, { ownView }: KeptState): View {
  const view = item && ownView && ownView.id === idOf(item) ? ownView.view : fitView;
  return item?.rotation ? { ...view, rotation: (view.rotation + item.rotation) % 360 } : view;
}

/** The current photo and, once the viewer is open, its neighbours and the photo that was just left. */
function slidesOf(kept: KeptState, count: number, getItem: StoreOptions['getItem']): Slide[] {
  const { index, center, left, phase } = kept;
  const indices = new Set([index]);
  if (phase !== 'opening') {
    for (const near of [center - 1, center, center + 1]) indices.add(near);
    if (center !== index) indices.add(left);
  }
  return [...indices]
    .filter((at) => at >= 0 && at < count)
    .sort((a, b) => a - b)
    .map((at) => ({ index: at, item: getItem(at) }));
}

/** Reuses the slide of the state before for an equal item: `getItem` may create a new object in each call. */
function keepSame(slide: Slide, before: ViewerState | undefined): Slide {
  const known = before?.slides.find(({ index }) => index === slide.index);
  return known && isSameItem(known.item, slide.item) ? known : slide;
}

function isSameItem(a: PhotoItem | undefined, b: PhotoItem | undefined): boolean {
  return a === b || (idOf(a) === idOf(b) && JSON.stringify(a) === JSON.stringify(b));
}

function isSameSlides(a: readonly Slide[], b: readonly Slide[]): boolean {
  return a.length === b.length && a.every((slide, at) => slide === b[at]);
}

/** Compares two states field by field. */
export function isSameState(a: ViewerState, b: ViewerState): boolean {
  for (const key in b) {
    if (!Object.is(a[key as keyof ViewerState], b[key as keyof ViewerState])) return false;
  }
  return true;
}
