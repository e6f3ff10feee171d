import { boundedView, type CropBounds, type CropView, type Size } from './view.ts';

/** `[x, y, width, height]`. */
export type CropRect = readonly [x: number, y: number, width: number, height: number];

/**
 * What is cut out. `rect` is in whole source pixels of the picture as it is shown upright (EXIF applied), whatever
 * `turn` and `flip` are; with an `angle` the rectangle is meant turned against it around its own middle.
 */
export type Crop = {
  rect: CropRect;
  /** Clockwise, in degrees: 0, 90, 180 or 270. */
  turn: number;
  /** The dial, −45 to 45 degrees clockwise. */
  angle: number;
  /** Mirrored left to right before it is turned. */
  flip: boolean;
};

/** Less than a pixel of rounding in a division must not cost a whole one. */
const NOISE = 1e-6;

/**
 * The crop of a view. The longer side is rounded down and the other one follows from it, so that the same crop comes
 * out again after `viewOfCrop`, and nothing outside the picture is ever included.
 */
export function cropOfView(bounds: CropBounds, view: CropView): Crop {
  const { picture } = bounds;
  const frame = uprightFrame(bounds.frame, view.turn);
  const longest = Math.max(frame.width, frame.height);
  const long = Math.max(1, Math.floor(longest / view.scale + NOISE));
  const width = Math.max(1, Math.round((long * frame.width) / longest));
  const height = Math.max(1, Math.round((long * frame.height) / longest));
  const upright = view.angle === 0;
  const x = startOf(view.x, width, upright ? picture.width : undefined);
  const y = startOf(view.y, height, upright ? picture.height : undefined);
  return { rect: [x, y, width, height], turn: view.turn, angle: view.angle, flip: view.flip };
}

/** The view that shows a crop; the nearest allowed one when the crop has another shape or lies outside. */
export function viewOfCrop(bounds: CropBounds, crop: Crop): CropView {
  const [x, y, width, height] = crop.rect;
  const frame = uprightFrame(bounds.frame, crop.turn);
  const scale = frame.width >= frame.height ? frame.width / width : frame.height / height;
  const { turn, angle, flip } = crop;
  return boundedView(bounds, { x: x + width / 2, y: y + height / 2, scale, turn, angle, flip });
}

/** The rectangle in parts of the picture's width and height, each 0 to 1 where the crop is not dialled. */
export function fractionsOf(picture: Size, rect: CropRect): CropRect {
  const [x, y, width, height] = rect;
  return [x / picture.width, y / picture.height, width / picture.width, height / picture.height];
}

export function sameCrop(one: Crop, other: Crop): boolean {
  return (
    one.turn === other.turn &&
    one.angle === other.angle &&
    one.flip === other.flip &&
    one.rect.every((value, at) => value === other.rect[at])
  );
}

/** The frame as it lies on the picture before the quarter turn. */
function uprightFrame(frame: Size, turn: number): Size {
  return turn % 180 === 0 ? frame : { width: frame.height, height: frame.width };
}

function startOf(middle: number, length: number, whole: number | undefined): number {
  const start = Math.round(middle - length / 2) + 0;
  return whole === undefined ? start : Math.max(0, Math.min(start, whole - length));
}
