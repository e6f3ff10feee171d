/** A point or an offset, in the unit that its owner tells. */
export type Point = { x: number; y: number };
/** Width and height, in the unit that their owner tells. */
export type Size = { width: number; height: number };

/**
 * How the picture lies under the frame. `x` and `y` are the source pixel under the frame's middle, `scale` the
 * screen pixels of one source pixel. On the screen the picture is first mirrored (`flip`), then turned clockwise
 * by `turn` (0, 90, 180 or 270 degrees) and by `angle` (−45 to 45 degrees).
 */
export type CropView = Point & { scale: number; turn: number; angle: number; flip: boolean };

/** What a view is bounded by: the picture in source pixels, the frame in screen pixels, the largest zoom. */
export type CropBounds = { picture: Size; frame: Size; maxZoom: number };

/** How far the dial goes to each side, in degrees. */
export const MOST_ANGLE = 45;

/** The whole width or height of the picture, around its middle. */
export function wholeView(bounds: CropBounds): CropView {
  const { width, height } = bounds.picture;
  const view = { x: width / 2, y: height / 2, scale: 0, turn: 0, angle: 0, flip: false };
  return boundedView(bounds, view);
}

/** The smallest scale at which the turned frame still fits into the picture. */
export function leastScale(bounds: CropBounds, view: Pick<CropView, 'turn' | 'angle'>): number {
  const reach = frameReach(bounds.frame, view);
  return Math.max(reach.width / bounds.picture.width, reach.height / bounds.picture.height);
}

/** The zoom as it is shown: 1 when the picture just covers the frame. */
export function zoomOf(bounds: CropBounds, view: CropView): number {
  return view.scale / leastScale(bounds, view);
}

/** The nearest view that is allowed: the frame wholly on the picture, the zoom between 1 and the largest. */
export function boundedView(bounds: CropBounds, view: CropView): CropView {
  const least = leastScale(bounds, view);
  const scale = clamp(view.scale, least, least * bounds.maxZoom);
  const reach = frameReach(bounds.frame, view);
  return {
    ...view,
    scale,
    x: between(view.x, reach.width / scale / 2, bounds.picture.width),
    y: between(view.y, reach.height / scale / 2, bounds.picture.height),
  };
}

/** Moves the picture by screen pixels. */
export function panned(bounds: CropBounds, view: CropView, by: Point): CropView {
  const moved = toSource(view, by);
  return boundedView(bounds, { ...view, x: view.x - moved.x, y: view.y - moved.y });
}

/** Zooms so that what lies under `point` (screen pixels from the frame's middle) stays there, as far as edges allow. */
export function zoomed(
  bounds: CropBounds,
  view: CropView,
  target: { zoom: number; point?: Point },
): CropView {
  const least = leastScale(bounds, view);
  const scale = clamp(target.zoom, 1, bounds.maxZoom) * least;
  const point = target.point ?? { x: 0, y: 0 };
  const before = toSource(view, point);
  const after = toSource({ ...view, scale }, point);
  return boundedView(bounds, {
    ...view,
    scale,
    x: view.x + before.x - after.x,
    y: view.y + before.y - after.y,
  });
}

/** A quarter clockwise around the frame's middle. */
export function turnedQuarter(bounds: CropBounds, view: CropView): CropView {
  return boundedView(bounds, { ...view, turn: (view.turn + 90) % 360 });
}

/** The dial at `angle` degrees; the picture grows where a corner of the frame would leave it. */
export function dialled(bounds: CropBounds, view: CropView, angle: number): CropView {
  return boundedView(bounds, { ...view, angle: clamp(angle, -MOST_ANGLE, MOST_ANGLE) });
}

/** Mirrored left to right as it is seen: what was turned clockwise is then turned the other way. */
export function flipped(bounds: CropBounds, view: CropView): CropView {
  const turn = (360 - view.turn) % 360;
  return boundedView(bounds, { ...view, flip: !view.flip, turn, angle: 0 - view.angle });
}

/** The offset in source pixels that an offset on the screen stands for. */
function toSource(view: CropView, offset: Point): Point {
  const turn = radians(view);
  const x = (offset.x * Math.cos(turn) + offset.y * Math.sin(turn)) / view.scale;
  const y = (offset.y * Math.cos(turn) - offset.x * Math.sin(turn)) / view.scale;
  return { x: view.flip ? -x : x, y };
}

/** Width and height that the turned frame takes up along the picture's own axes, at scale 1. */
function frameReach(frame: Size, view: Pick<CropView, 'turn' | 'angle'>): Size {
  const turn = radians(view);
  // A quarter's cosine is 6e-17, not 0: enough to lose a pixel at an exact fit.
  const cos = whole(Math.abs(Math.cos(turn)));
  const sin = whole(Math.abs(Math.sin(turn)));
  return { width: frame.width * cos + frame.height * sin, height: frame.width * sin + frame.height * cos };
}

function whole(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-12 ? Math.round(value) : value;
}

function radians(view: Pick<CropView, 'turn' | 'angle'>): number {
  return ((view.turn + view.angle) * Math.PI) / 180;
}

/** Keeps a middle at least `half` from both ends; in the middle when there is no room to move. */
function between(value: number, half: number, length: number): number {
  return half * 2 >= length ? length / 2 : clamp(value, half, length - half);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
