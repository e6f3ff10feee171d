import { idOf } from '@xiangji/internal/items';
import {
  clampView,
  type Frame,
  fitView,
  rotate90,
  type Size,
  stepZoom,
  type View,
  zoomAt,
} from '../geometry/index.ts';
import type { StoreOptions, ViewerActions, ViewerState } from './types.ts';

const CENTER = { x: 0, y: 0 };

/** The state that actions read and change. */
export interface ActionTarget {
  getState: () => ViewerState;
  getOptions: () => StoreOptions;
  setOwnView: (ownView: { id: string | undefined; view: View }) => void;
  setViewport: (viewport: Size) => void;
  setIndex: (index: number) => void;
}

/** Returns the sizes that limit the view of the current photo. */
export function frameOf({ item, viewport }: ViewerState): Frame {
  return { photo: item ?? viewport, viewport };
}

/** The actions of a viewer: made once, and acting on its latest state. */
export function createActions(target: ActionTarget): ViewerActions {
  const { getState, getOptions, setOwnView, setViewport, setIndex } = target;
  const goToSlide = (index: number) => {
    const { count, index: current } = getState();
    const next = Math.max(0, Math.min(index, count - 1));
    if (count > 0 && next !== current) setIndex(next);
  };
  const setView = (view: View) => {
    const state = getState();
    const { item, canZoom } = state;
    if (!item) return;
    const rotation = (view.rotation - (item.rotation ?? 0) + 360) % 360;
    setOwnView({
      id: idOf(item),
      view: { ...(canZoom ? clampView(frameOf(state), view) : fitView), rotation },
    });
  };
  const zoomTo: ViewerActions['zoomTo'] = (zoom, point = CENTER) => {
    const state = getState();
    setView(zoomAt(frameOf(state), state.view, { zoom, point }));
  };
  return {
    goToSlide,
    setView,
    zoomTo,
    previous: () => goToSlide(getState().index - 1),
    next: () => goToSlide(getState().index + 1),
    zoomIn: (point) => zoomTo(stepZoom(getState().view.zoom, 1), point),
    zoomOut: (point) => zoomTo(stepZoom(getState().view.zoom, -1), point),
    resetZoom: () => setView({ ...fitView, rotation: getState().view.rotation }),
    rotate: () => {
      const { index, view } = getState();
      const { onRotate } = getOptions();
      const next = rotate90(view);
      if (onRotate) onRotate(index, next.rotation);
      else setView(next);
    },
    panBy: ({ x, y }) => {
      const { view } = getState();
      setView({ ...view, x: view.x + x, y: view.y + y });
    },
    setViewport: (size) => {
      const { width, height } = getState().viewport;
      if (width !== size.width || height !== size.height) setViewport(size);
    },
  };
}
