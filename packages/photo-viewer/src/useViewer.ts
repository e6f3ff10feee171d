import { useEffect, useState } from 'react';
import { type Frame, mostZoom, type Point, type Size, type View, wholeView } from './geometry/index.ts';
import { isPlayed, type ViewerItem } from './items.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { type ActedOn, type KeptView, ViewerActor } from './viewerActor.ts';

export type ViewerOptions = {
  /** Photos in the list; items need not be loaded. */
  count: number;
  /** The photo that is looked at. */
  index: number;
  onIndexChange: (index: number) => void;
  getItem: (index: number) => ViewerItem | undefined;
  /** Wants photos around the present one: `start` to `end` (excluded). */
  onNeed?: (range: { start: number; end: number }) => void;
  /** The stage's size before it is measured; a right guess spares a rendering. Default 1024 × 768. */
  firstStage?: Size;
  /** Keeps a turn: the answer comes back as the item's `rotate`. Without it the viewer turns for itself. */
  onRotate?: (index: number, degrees: number) => void;
};

/** State and actions of a viewer, without any markup. Points are measured from the stage's middle. */
export type Viewer = {
  index: number;
  count: number;
  item: ViewerItem | undefined;
  view: View;
  frame: Frame;
  stage: Size;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Videos cannot be zoomed. */
  canZoom: boolean;
  canZoomIn: boolean;
  zoomed: boolean;
  previous(): void;
  next(): void;
  goTo(index: number): void;
  zoomIn(point?: Point): void;
  zoomOut(point?: Point): void;
  zoomTo(zoom: number, point?: Point): void;
  restore(): void;
  rotate(): void;
  /** Moves the picture; held at its edges. */
  panBy(by: Point): void;
  setView(view: View): void;
  /** Tell it how large the stage is. */
  setStage(size: Size): void;
};

/** Those of them that do something; they stay the same from one rendering to the next. */
export type ViewerActions = Pick<
  Viewer,
  | 'previous'
  | 'next'
  | 'goTo'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomTo'
  | 'restore'
  | 'rotate'
  | 'panBy'
  | 'setView'
  | 'setStage'
>;

/** Spec §9: the viewer lists this many entries ahead and behind. */
const NEED_AHEAD = 20;
const UNMEASURED: Size = { width: 1024, height: 768 };
const NO_VIEW: KeptView = { id: '', view: wholeView };

/** The headless viewer: paging, zoom, pan and rotation of an unbounded list (spec §2, §9). */
export function useViewer(options: ViewerOptions): Viewer {
  return useViewerOn(options, options.firstStage);
}

/** The same, on a stage that is known otherwise. */
export function useViewerOn(options: ViewerOptions, firstStage: Size | undefined): Viewer {
  const { count, index, getItem } = options;
  const item = getItem(index);
  // Taken by number: an array pattern goes through its iterator, which is most of what V8 made of this function.
  const { 0: stage, 1: keepStage } = useState(firstStage ?? UNMEASURED);
  // A view belongs to its photo: photos may come in before it, and another photo starts whole.
  const { 0: kept, 1: setKept } = useState<KeptView>(NO_VIEW);
  const own = item && kept.id === item.id ? kept.view : wholeView;
  const turn = item?.rotate ?? 0;
  const view = turn === 0 ? own : { ...own, rotate: (own.rotate + turn) % 360 };
  const frame: Frame = { picture: item ?? UNMEASURED, stage };
  const canZoom = !isPlayed(item);
  const now: ActedOn = { options, item, view, frame, canZoom };
  const { 0: actor } = useState(() => new ViewerActor(now, keepStage, setKept));
  useBrowserLayoutEffect(() => {
    actor.now = now;
  });
  useNeed(options);
  useVanished(options);
  return {
    ...actor.actions,
    index,
    count,
    item,
    view,
    frame,
    stage,
    canGoBack: index > 0,
    canGoOn: index < count - 1,
    canZoom,
    canZoomIn: canZoom && view.zoom < mostZoom(frame, view.rotate),
    zoomed: view.zoom > 1,
  };
}

/** The last photos are gone: what is last now is looked at. */
function useVanished({ count, index, onIndexChange }: ViewerOptions): void {
  const beyond = count > 0 && index >= count;
  useEffect(() => {
    if (beyond) onIndexChange(count - 1);
  }, [beyond, count, onIndexChange]);
}

function useNeed({ count, index, getItem, onNeed }: ViewerOptions): void {
  // Who wants nothing has no effect after each page either.
  const from = onNeed ? index : 0;
  useEffect(() => {
    if (!onNeed) return;
    const start = Math.max(0, from - NEED_AHEAD);
    const end = Math.min(count, from + NEED_AHEAD + 1);
    for (let at = start; at < end; at += 1) {
      if (getItem(at)) continue;
      onNeed({ start, end });
      return;
    }
  }, [count, from, getItem, onNeed]);
}
