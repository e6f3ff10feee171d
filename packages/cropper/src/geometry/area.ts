import { type CropBounds, type CropView, clampView, isSideways, type Point, type Size } from './view.ts';

/** A rectangle, in the unit of its owner. */
export type Area = Point & Size;

/** How an image is turned before an area of it is cut out. */
export type Orientation = Pick<CropView, 'rotation' | 'flip'>;

/** Less than a pixel of rounding in a division must not cost a whole one. */
const NOISE = 1e-6;
const PERCENT = 100;

/**
 * The area of a view, in whole pixels of the upright image. The longer side is rounded down and the other one follows
 * from it, so that the same area comes out again after `viewOfArea` and nothing outside the image is included.
 */
export function areaOfView(bounds: CropBounds, view: CropView): Area {
  const { image } = bounds;
  const frame = uprightFrame(bounds.frame, view.rotation);
  const longest = Math.max(frame.width, frame.height);
  const long = Math.max(1, Math.floor(longest / view.scale + NOISE));
  const width = Math.max(1, Math.round((long * frame.width) / longest));
  const height = Math.max(1, Math.round((long * frame.height) / longest));
  const straight = view.rotation % 90 === 0;
  return {
    x: startOf(view.x, width, straight ? image.width : undefined),
    y: startOf(view.y, height, straight ? image.height : undefined),
    width,
    height,
  };
}

/** The view that shows an area; the nearest allowed one when the area has another shape or lies outside. */
export function viewOfArea(bounds: CropBounds, area: Area, { rotation, flip }: Orientation): CropView {
  const frame = uprightFrame(bounds.frame, rotation);
  const scale = frame.width >= frame.height ? frame.width / area.width : frame.height / area.height;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return clampView(bounds, { ...middle, scale, rotation, flip });
}

/** The area in percent of the image's width and height. */
export function percentOf(image: Size, area: Area): Area {
  return {
    x: (area.x / image.width) * PERCENT,
    y: (area.y / image.height) * PERCENT,
    width: (area.width / image.width) * PERCENT,
    height: (area.height / image.height) * PERCENT,
  };
}

export function isSameArea(one: Area, other: Area): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** The size of an image as it is displayed, after rotations by 90°. */
export function displayedSize(image: Size, rotation: number): Size {
  return uprightFrame(image, rotation);
}

/**
 * An area of the upright image, in the coordinates of the image as it is shown, after flip and quarter turns.
 */
export function toDisplayedArea(image: Size, area: Area, { rotation, flip }: Orientation): Area {
  let displayed = flip ? { ...area, x: image.width - area.x - area.width } : area;
  let size = image;
  for (let turn = 0; turn < rotation; turn += 90) {
    displayed = {
      x: size.height - displayed.y - displayed.height,
      y: displayed.x,
      width: displayed.height,
      height: displayed.width,
    };
    size = { width: size.height, height: size.width };
  }
  return displayed;
}

/** The inverse of `toDisplayedArea`. */
export function fromDisplayedArea(image: Size, displayed: Area, { rotation, flip }: Orientation): Area {
  const back = (360 - rotation) % 360;
  const upright = toDisplayedArea(displayedSize(image, rotation), displayed, { rotation: back, flip: false });
  return flip ? { ...upright, x: image.width - upright.x - upright.width } : upright;
}

/** The frame in the coordinates of the image before the quarter turn. */
function uprightFrame(frame: Size, rotation: number): Size {
  return isSideways(rotation) ? { width: frame.height, height: frame.width } : frame;
}

function startOf(middle: number, length: number, whole: number | undefined): number {
  const start = Math.round(middle - length / 2) + 0;
  return whole === undefined ? start : Math.max(0, Math.min(start, whole - length));
}
