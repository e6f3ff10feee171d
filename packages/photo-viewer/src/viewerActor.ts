import {
  boundedView,
  type Frame,
  rotatedView,
  type Size,
  steppedZoom,
  type View,
  wholeView,
  zoomAt,
} from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import type { ViewerActions, ViewerOptions } from './useViewer.ts';

/** How a photo is looked at, and which. */
export type KeptView = { id: string; view: View };

/** What the viewer's actions act on: what was rendered last. */
export type ActedOn = {
  options: ViewerOptions;
  item: ViewerItem | undefined;
  view: View;
  frame: Frame;
  canZoom: boolean;
};

const MIDDLE = { x: 0, y: 0 };

/** The actions of a viewer, made once and acting on what it shows now. */
export class ViewerActor {
  now: ActedOn;
  readonly actions: ViewerActions;

  constructor(
    first: ActedOn,
    keepStage: (change: (now: Size) => Size) => void,
    keepView: (kept: KeptView) => void,
  ) {
    this.now = first;
    const setView = (next: View) => {
      const { item, canZoom } = this.now;
      if (!item) return;
      const rotate = (next.rotate - (item.rotate ?? 0) + 360) % 360;
      keepView({ id: item.id, view: { ...(canZoom ? next : wholeView), rotate } });
    };
    const zoomTo: ViewerActions['zoomTo'] = (zoom, point = MIDDLE) =>
      setView(zoomAt(this.now.frame, this.now.view, { zoom, point }));
    this.actions = {
      setView,
      zoomTo,
      setStage: (size) =>
        keepStage((now) => (now.width === size.width && now.height === size.height ? now : size)),
      goTo: (to) => this.#goTo(to),
      previous: () => this.#goTo(this.now.options.index - 1),
      next: () => this.#goTo(this.now.options.index + 1),
      zoomIn: (point) => zoomTo(steppedZoom(this.now.view.zoom, 1), point),
      zoomOut: (point) => zoomTo(steppedZoom(this.now.view.zoom, -1), point),
      restore: () => setView({ ...wholeView, rotate: this.now.view.rotate }),
      rotate: () => {
        const { options, view } = this.now;
        const next = rotatedView(view);
        if (options.onRotate) options.onRotate(options.index, next.rotate);
        else setView(next);
      },
      panBy: ({ x, y }) => {
        const { frame, view } = this.now;
        setView(boundedView(frame, { ...view, x: view.x + x, y: view.y + y }));
      },
    };
  }

  #goTo(to: number): void {
    const { count, index, onIndexChange } = this.now.options;
    const next = Math.min(count - 1, Math.max(0, to));
    if (next !== index) onIndexChange(next);
  }
}
