/** A point or an offset, in the unit of its owner. */
export interface Point {
  /** Horizontal part. */
  x: number;
  /** Vertical part. */
  y: number;
}
/** Width and height, in the unit of their owner. */
export interface Size {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/**
 * How the image lies under the frame. `x` and `y` are the image pixel under the frame's middle, `scale` is the number
 * of frame pixels per image pixel. The image is first mirrored left to right (`flip`), then rotated clockwise.
 */
export type CropView = Point & {
  /** Frame pixels per image pixel. */
  scale: number;
  /** Degrees clockwise, from 0 up to but not including 360. */
  rotation: number;
  /** Whether the image is mirrored left to right. */
  flip: boolean;
};

/** The limits of a view: the image in image pixels, the frame in CSS pixels, the largest zoom. */
export interface CropBounds {
  /** Size of the upright image, in image pixels. */
  image: Size;
  /** Size of the frame, in CSS pixels. */
  frame: Size;
  /** The largest zoom factor. */
  maxZoom: number;
}

/** How far `straighten` goes to each side of a quarter turn, in degrees. */
export const MAX_ANGLE = 44;

const QUARTER = 90;
const FULL_TURN = 360;

/** The whole width or height of the image, around its middle. */
export function fitView(bounds: CropBounds): CropView {
  const { width, height } = bounds.image;
  return clampView(bounds, { x: width / 2, y: height / 2, scale: 0, rotation: 0, flip: false });
}

/** The smallest scale at which the rotated frame still fits into the image. */
export function minScale(bounds: CropBounds, rotation: number): number {
  const reach = frameReach(bounds.frame, rotation);
  return Math.max(reach.width / bounds.image.width, reach.height / bounds.image.height);
}

/** The zoom as it is shown: 1 when the image just covers the frame. */
export function zoomOf(bounds: CropBounds, view: CropView): number {
  return view.scale / minScale(bounds, view.rotation);
}

/** The nearest view that is allowed: the frame wholly on the image, the zoom between 1 and the largest. */
export function clampView(bounds: CropBounds, view: CropView): CropView {
  const rotation = normalizeRotation(view.rotation);
  const min = minScale(bounds, rotation);
  const scale = clamp(view.scale, min, min * bounds.maxZoom);
  const reach = frameReach(bounds.frame, rotation);
  return {
    ...view,
    rotation,
    scale,
    x: clampMiddle(view.x, reach.width / scale / 2, bounds.image.width),
    y: clampMiddle(view.y, reach.height / scale / 2, bounds.image.height),
  };
}

/** Moves the image by an offset in frame pixels. */
export function panBy(bounds: CropBounds, view: CropView, by: Point): CropView {
  const moved = toImage(view, by);
  return clampView(bounds, { ...view, x: view.x - moved.x, y: view.y - moved.y });
}

/** Zooms and keeps the image under `point` (frame pixels from the frame's middle) in place, as far as edges allow. */
export function zoomTo(
  bounds: CropBounds,
  view: CropView,
  target: { zoom: number; point?: Point },
): CropView {
  const scale = clamp(target.zoom, 1, bounds.maxZoom) * minScale(bounds, view.rotation);
  const point = target.point ?? { x: 0, y: 0 };
  const before = toImage(view, point);
  const after = toImage({ ...view, scale }, point);
  const moved = { x: view.x + before.x - after.x, y: view.y + before.y - after.y };
  return clampView(bounds, { ...view, ...moved, scale });
}

/** Rotates by a quarter clockwise around the frame's middle. */
export function rotate90(bounds: CropBounds, view: CropView): CropView {
  return clampView(bounds, { ...view, rotation: view.rotation + QUARTER });
}

/** The rotation away from the nearest quarter turn, in degrees from −45 to 45. */
export function angleOf(rotation: number): number {
  return rotation - quarterOf(rotation);
}

/** Sets the angle to the nearest quarter turn; the image grows where a corner of the frame would leave it. */
export function straighten(bounds: CropBounds, view: CropView, angle: number): CropView {
  const rotation = quarterOf(view.rotation) + clamp(angle, -MAX_ANGLE, MAX_ANGLE);
  return clampView(bounds, { ...view, rotation });
}

/** Mirrors the visible picture left to right: a rotation then goes the other way. */
export function flipView(bounds: CropBounds, view: CropView): CropView {
  return clampView(bounds, { ...view, flip: !view.flip, rotation: -view.rotation });
}

/** The same rotation from 0 up to 360. */
export function normalizeRotation(rotation: number): number {
  return (((rotation % FULL_TURN) + FULL_TURN) % FULL_TURN) + 0;
}

/** Whether width and height of the image change places on the screen. */
export function isSideways(rotation: number): boolean {
  return (quarterOf(rotation) / QUARTER) % 2 !== 0;
}

/** The largest size of an aspect ratio (width divided by height) that fits into a box. */
export function fitAspect(box: Size, aspect: number): Size {
  const width = Math.min(box.width, box.height * aspect);
  return { width, height: width / aspect };
}

function quarterOf(rotation: number): number {
  return Math.round(rotation / QUARTER) * QUARTER;
}

/** The offset in image pixels of an offset in frame pixels. */
function toImage(view: CropView, offset: Point): Point {
  const angle = radians(view.rotation);
  const x = (offset.x * Math.cos(angle) + offset.y * Math.sin(angle)) / view.scale;
  const y = (offset.y * Math.cos(angle) - offset.x * Math.sin(angle)) / view.scale;
  return { x: view.flip ? -x : x, y };
}

/** Width and height that the rotated frame takes up along the image's own axes, at scale 1. */
function frameReach(frame: Size, rotation: number): Size {
  const turn = radians(rotation);
  // The cosine of a quarter turn is 6e-17, not 0: enough to lose a pixel at an exact fit.
  const cos = exact(Math.abs(Math.cos(turn)));
  const sin = exact(Math.abs(Math.sin(turn)));
  return { width: frame.width * cos + frame.height * sin, height: frame.width * sin + frame.height * cos };
}

function exact(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-12 ? Math.round(value) : value;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Keeps a middle at least `half` from both ends; centred when there is no space to move. */
function clampMiddle(value: number, half: number, length: number): number {
  return half * 2 >= length ? length / 2 : clamp(value, half, length - half);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
