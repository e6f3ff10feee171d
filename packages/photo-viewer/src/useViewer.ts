import { useCallback, useEffect, useState } from 'react';
import {
  boundedView,
  type Frame,
  mostZoom,
  type Point,
  rotatedView,
  type Size,
  steppedZoom,
  type View,
  wholeView,
  zoomAt,
} from './geometry/index.ts';
import { isPlayed, type ViewerItem } from './items.ts';

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

/** Spec §9: the viewer lists this many entries ahead and behind. */
const NEED_AHEAD = 20;
const MIDDLE: Point = { x: 0, y: 0 };
const UNMEASURED: Size = { width: 1024, height: 768 };

/** The headless viewer: paging, zoom, pan and rotation of an unbounded list (spec §2, §9). */
export function useViewer(options: ViewerOptions): Viewer {
  const { count, index, onIndexChange, getItem, onRotate } = options;
  const item = getItem(index);
  const [stage, keepStage] = useState(options.firstStage ?? UNMEASURED);
  const setStage = useCallback((size: Size) => {
    keepStage((now) => (now.width === size.width && now.height === size.height ? now : size));
  }, []);
  // A view belongs to its photo: photos may come in before it, and another photo starts whole.
  const [kept, setKept] = useState<{ id: string; view: View }>({ id: '', view: wholeView });
  const own = item && kept.id === item.id ? kept.view : wholeView;
  const view = { ...own, rotate: (own.rotate + (item?.rotate ?? 0)) % 360 };
  const frame: Frame = { picture: item ?? UNMEASURED, stage };
  const canZoom = !isPlayed(item);
  const setView = useCallback(
    (next: View) => {
      if (!item) return;
      const rotate = (next.rotate - (item.rotate ?? 0) + 360) % 360;
      setKept({ id: item.id, view: { ...(canZoom ? next : wholeView), rotate } });
    },
    [item, canZoom],
  );
  useNeed(options);
  useVanished(options);
  const goTo = (to: number) => {
    const next = Math.min(count - 1, Math.max(0, to));
    if (next !== index) onIndexChange(next);
  };
  const zoomTo = (zoom: number, point = MIDDLE) => setView(zoomAt(frame, view, { zoom, point }));
  return {
    ...{ index, count, item, view, frame, stage, setStage, setView, goTo, zoomTo },
    canGoBack: index > 0,
    canGoOn: index < count - 1,
    canZoom,
    canZoomIn: canZoom && view.zoom < mostZoom(frame, view.rotate),
    zoomed: view.zoom > 1,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    zoomIn: (point) => zoomTo(steppedZoom(view.zoom, 1), point),
    zoomOut: (point) => zoomTo(steppedZoom(view.zoom, -1), point),
    restore: () => setView({ ...wholeView, rotate: view.rotate }),
    rotate() {
      const next = rotatedView(view);
      if (onRotate) onRotate(index, next.rotate);
      else setView(next);
    },
    panBy: (by) => setView(boundedView(frame, { ...view, x: view.x + by.x, y: view.y + by.y })),
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
  useEffect(() => {
    if (!onNeed) return;
    const start = Math.max(0, index - NEED_AHEAD);
    const end = Math.min(count, index + NEED_AHEAD + 1);
    for (let at = start; at < end; at += 1) {
      if (getItem(at)) continue;
      onNeed({ start, end });
      return;
    }
  }, [count, index, getItem, onNeed]);
}
