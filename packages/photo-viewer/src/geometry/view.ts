/** A point or an offset in CSS pixels. */
export type Point = { x: number; y: number };
/** Width and height in CSS pixels. */
export type Size = { width: number; height: number };

/**
 * How a picture is looked at. `zoom` 1 shows the whole of it; `x` and `y` are its middle's distance from the
 * stage's middle; `rotate` is clockwise, in quarters: 0, 90, 180 or 270.
 */
export type View = { zoom: number; x: number; y: number; rotate: number };

/** What a view is bounded by: the picture's own pixels and the stage it is shown on. */
export type Frame = { picture: Size; stage: Size };

/** Spec §9: the viewer zooms in steps of 0.5. */
export const ZOOM_STEP = 0.5;
/** Every picture can be zoomed this far; larger ones until each of their pixels covers two. */
const LEAST_MOST_ZOOM = 4;
const MOST_PIXEL_SIZE = 2;

export const wholeView: View = { zoom: 1, x: 0, y: 0, rotate: 0 };

/** The picture's size at zoom 1, before it is turned: as large as the stage allows, never above its own pixels. */
export function fitSize(frame: Frame, rotate: number): Size {
  const scale = fitScale(frame, rotate);
  return { width: frame.picture.width * scale, height: frame.picture.height * scale };
}

/** The share of its own pixels at which a picture is seen whole; 0 for one without any. */
export function fitScale({ picture, stage }: Frame, rotate: number): number {
  const seen = turned(picture, rotate);
  if (seen.width <= 0 || seen.height <= 0) return 0;
  return Math.min(1, stage.width / seen.width, stage.height / seen.height);
}

/** A size after a turn of a number of quarters. */
export function turned(size: Size, rotate: number): Size {
  return Math.abs(rotate % 180) === 90 ? { width: size.height, height: size.width } : size;
}

/** The largest zoom. */
export function mostZoom(frame: Frame, rotate: number): number {
  const scale = fitScale(frame, rotate);
  return scale === 0 ? LEAST_MOST_ZOOM : Math.max(LEAST_MOST_ZOOM, MOST_PIXEL_SIZE / scale);
}

/** How far the picture's middle may lie from the stage's before a gap opens at an edge. */
export function panLimit(frame: Frame, view: View): Point {
  const seen = turned(fitSize(frame, view.rotate), view.rotate);
  return {
    x: Math.max(0, (seen.width * view.zoom - frame.stage.width) / 2),
    y: Math.max(0, (seen.height * view.zoom - frame.stage.height) / 2),
  };
}

/** The nearest view without a gap at an edge and with a zoom that is allowed. */
export function boundedView(frame: Frame, view: View): View {
  const zoom = clamp(view.zoom, 1, mostZoom(frame, view.rotate));
  const limit = panLimit(frame, { ...view, zoom });
  return { ...view, zoom, x: clamp(view.x, -limit.x, limit.x), y: clamp(view.y, -limit.y, limit.y) };
}

/** Zooms so that what lies under `point` (from the stage's middle) stays under it, as far as the edges allow. */
export function zoomAt(frame: Frame, view: View, target: { zoom: number; point: Point }): View {
  const zoom = clamp(target.zoom, 1, mostZoom(frame, view.rotate));
  const share = zoom / view.zoom;
  const { point } = target;
  return boundedView(frame, {
    ...view,
    zoom,
    x: point.x - (point.x - view.x) * share,
    y: point.y - (point.y - view.y) * share,
  });
}

/** The next zoom up or down on the ladder of half steps: from 1.3, up is 1.5 and down is 1. */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return Math.max(1, next * ZOOM_STEP);
}

/** A quarter clockwise, whole again. */
export function rotatedView(view: View): View {
  return { ...wholeView, rotate: (view.rotate + 90) % 360 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
