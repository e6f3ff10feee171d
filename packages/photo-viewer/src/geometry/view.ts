/** A point or an offset in CSS pixels. */
export interface Point {
  /** Horizontal part. */
  x: number;
  /** Vertical part. */
  y: number;
}
/** Width and height in CSS pixels. */
export interface Size {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/**
 * How a photo is shown. `zoom` 1 fits it into the viewport; `x` and `y` are the distance of its middle from the
 * viewport's, in CSS pixels; `rotation` is clockwise, in degrees: 0, 90, 180 or 270.
 */
export interface View {
  /** Zoom factor; 1 fits the photo into the viewport. */
  zoom: number;
  /** Horizontal distance of the photo's middle from the viewport's, in CSS pixels. */
  x: number;
  /** Vertical distance of the photo's middle from the viewport's, in CSS pixels. */
  y: number;
  /** Clockwise rotation: 0, 90, 180 or 270 degrees. */
  rotation: number;
}

/** The sizes that limit a view: the photo's own and that of the viewport that shows it. */
export interface Frame {
  /** Size of the photo, in its own pixels. */
  photo: Size;
  /** Size of the viewport, in CSS pixels. */
  viewport: Size;
}

/** Spec §9: the viewer zooms in steps of 0.5. */
export const ZOOM_STEP = 0.5;
/** Every photo can be zoomed this far; larger ones until each of their pixels covers two. */
const MIN_MAX_ZOOM = 4;
const MAX_PIXEL_SIZE = 2;

export const fitView: View = { zoom: 1, x: 0, y: 0, rotation: 0 };

/** The photo's size at zoom 1, before its rotation: as large as the viewport allows, never above its own pixels. */
export function fitSize(frame: Frame, rotation: number): Size {
  const scale = fitScale(frame, rotation);
  return { width: frame.photo.width * scale, height: frame.photo.height * scale };
}

/** The scale at which the whole photo fits into the viewport, at most 1; 0 for a photo without a size. */
export function fitScale({ photo, viewport }: Frame, rotation: number): number {
  const { width, height } = rotateSize(photo, rotation);
  if (width <= 0 || height <= 0) return 0;
  return Math.min(1, viewport.width / width, viewport.height / height);
}

/** The size of the box that a size fills after a rotation by a multiple of 90 degrees. */
export function rotateSize(size: Size, rotation: number): Size {
  return Math.abs(rotation % 180) === 90 ? { width: size.height, height: size.width } : size;
}

/** The largest zoom. */
export function maxZoom(frame: Frame, rotation: number): number {
  const scale = fitScale(frame, rotation);
  return scale === 0 ? MIN_MAX_ZOOM : Math.max(MIN_MAX_ZOOM, MAX_PIXEL_SIZE / scale);
}

/** The largest distance between the middles of photo and viewport that leaves no gap at an edge. */
export function panLimit(frame: Frame, view: View): Point {
  const size = rotateSize(fitSize(frame, view.rotation), view.rotation);
  return {
    x: Math.max(0, (size.width * view.zoom - frame.viewport.width) / 2),
    y: Math.max(0, (size.height * view.zoom - frame.viewport.height) / 2),
  };
}

/** The nearest view with an allowed zoom and without a gap at an edge. */
export function clampView(frame: Frame, view: View): View {
  const zoom = clamp(view.zoom, 1, maxZoom(frame, view.rotation));
  const limit = panLimit(frame, { ...view, zoom });
  return { ...view, zoom, x: clamp(view.x, -limit.x, limit.x), y: clamp(view.y, -limit.y, limit.y) };
}

/**
 * Zooms and keeps the point under `point` (from the viewport's middle) in place, as far as the edges allow.
 */
export function zoomAt(frame: Frame, view: View, target: { zoom: number; point: Point }): View {
  const { point } = target;
  const zoom = clamp(target.zoom, 1, maxZoom(frame, view.rotation));
  const ratio = zoom / view.zoom;
  return clampView(frame, {
    ...view,
    zoom,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  });
}

/** The next zoom up or down in half steps: from 1.3, up is 1.5 and down is 1. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return Math.max(1, next * ZOOM_STEP);
}

/** Rotates by 90 degrees clockwise and shows the whole photo. */
export function rotate90(view: View): View {
  return { ...fitView, rotation: (view.rotation + 90) % 360 };
}

/** Whether two views are the same. */
export function isSameView(a: View, b: View): boolean {
  return a.zoom === b.zoom && a.x === b.x && a.y === b.y && a.rotation === b.rotation;
}

/** The CSS transform that shows a photo in a view. */
export function viewTransform({ x, y, zoom, rotation }: View): string {
  return `translate(${x}px, ${y}px) scale(${zoom}) rotate(${rotation}deg)`;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
