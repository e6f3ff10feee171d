import {
  type Area,
  areaOfView,
  type CropBounds,
  type CropView,
  clampView,
  displayedSize,
  fitAspect,
  fitSelection,
  fitView,
  fromDisplayedArea,
  isSameArea,
  normalizeRotation,
  type Orientation,
  type SelectionLimits,
  type Size,
  toDisplayedArea,
  viewOfArea,
  zoomOf,
  zoomTo,
} from './geometry/index.ts';
import type { CropError } from './image/CropError.ts';
import type { OpenedImage, Picture } from './image/openImage.ts';

/** The shape of the crop: width divided by height, or `free`. */
export type Aspect = number | 'free';

/** A fixed frame over an image that moves, or a selection with handles over the whole image. */
export type CropMode = 'frame' | 'selection';

/** Everything about the crop that an owner may hold, or begin with. */
export interface CropValues {
  crop?: Area | undefined;
  zoom?: number | undefined;
  rotation?: number | undefined;
  flip?: boolean | undefined;
}

/** The options on which a placement depends. */
export interface PlacementOptions {
  frameSize: Size;
  maxZoom: number;
  mode: CropMode;
  minSize: number;
  values: CropValues;
  aspect: Aspect;
}

/** A view, and a selection in pixels of the displayed image; without them the whole image is shown. */
export interface Wanted {
  view?: CropView | undefined;
  selection?: Area | undefined;
}

export interface CropState {
  /** Whether the image is being opened, is open, or cannot be opened. */
  status: 'loading' | 'ready' | 'error';
  /** Why the image cannot be opened; undefined otherwise. */
  error: CropError | undefined;
  image: OpenedImage | undefined;
  /** The picture on the screen: a small one at first, then one with the pixels that the frame needs. */
  picture: Picture | undefined;
  /** An image was open before: the controls stay while the next one is loaded. */
  hasOpened: boolean;
  /** Where the user put the image and the selection, before the owner's values. */
  wanted: Wanted;
  aspect: Aspect;
  /** A gesture is in progress. */
  moving: boolean;
  /** `toBlob` is cutting the crop out. */
  cutting: boolean;
}

export type CropAction =
  | { type: 'load' }
  | { type: 'open'; image: OpenedImage; wanted: Wanted }
  | { type: 'show' }
  | { type: 'sharpen'; picture: Picture }
  | { type: 'fail'; error: CropError }
  | { type: 'place'; wanted: Wanted }
  | { type: 'aspect'; aspect: Aspect }
  | { type: 'moving'; moving: boolean }
  | { type: 'cutting'; cutting: boolean };

const CLOSED = { error: undefined, image: undefined, picture: undefined, moving: false } as const;

export function initialState(aspect: Aspect): CropState {
  return { ...CLOSED, status: 'loading', hasOpened: false, wanted: {}, cutting: false, aspect };
}

export function cropReducer(state: CropState, action: CropAction): CropState {
  switch (action.type) {
    case 'load':
      return state.status === 'loading' && !state.image ? state : { ...state, ...CLOSED, status: 'loading' };
    case 'open': {
      const { image, wanted } = action;
      return { ...state, image, picture: image.picture, wanted };
    }
    case 'show':
      return { ...state, status: 'ready', hasOpened: true };
    case 'sharpen':
      return { ...state, picture: action.picture };
    case 'fail':
      return { ...state, ...CLOSED, status: 'error', error: action.error };
    case 'place':
      return { ...state, wanted: action.wanted };
    case 'aspect':
      return { ...state, aspect: action.aspect };
    case 'moving':
      return { ...state, moving: action.moving };
    case 'cutting':
      return { ...state, cutting: action.cutting };
  }
}

/** The placement of an image under the frame, and the cropped area. */
export interface Placement {
  /** The image in pixels, as it is displayed after rotations by 90°. */
  image: Size;
  /** The limits of the view. */
  bounds: CropBounds;
  /** Position, scale and rotation of the image under the frame. */
  view: CropView;
  /** The limits of the selection. */
  limits: SelectionLimits;
  /** The selection, in pixels of the displayed image. */
  selection: Area;
  /** Zoom factor; 1 when the image just covers the frame. */
  zoom: number;
  /** The cropped area in whole pixels of the upright image. */
  areaPixels: Area;
}

/** The frame in CSS pixels at its largest; without an image and an aspect ratio it is as large as may be. */
export function frameOf({ frameSize, aspect, mode }: PlacementOptions, displayed?: Size): Size {
  if (aspect !== 'free' && mode === 'frame') return fitAspect(frameSize, aspect);
  return displayed ? fitAspect(frameSize, displayed.width / displayed.height) : frameSize;
}

/** The wanted view and selection as they may be shown: within the limits, and with the owner's values. */
export function place(image: Size, wanted: Wanted, options: PlacementOptions): Placement {
  const orientation = orientationOf(wanted.view, options);
  const displayed = displayedSize(image, orientation.rotation);
  const bounds = { image, frame: frameOf(options, displayed), maxZoom: options.maxZoom };
  const aspect = options.aspect === 'free' ? undefined : options.aspect;
  const limits = { image: displayed, minSide: options.minSize, aspect };
  const whole = { ...fitView(bounds), ...orientation };
  const { values } = options;
  if (options.mode === 'selection') {
    const selection = settledSelection({ image, orientation, limits }, wanted.selection, values.crop);
    const areaPixels = pixelsOf(image, fromDisplayedArea(image, selection, orientation));
    return { image, bounds, view: clampView(bounds, whole), limits, selection, areaPixels, zoom: 1 };
  }
  const view = settledView(bounds, { ...(wanted.view ?? whole), ...orientation }, values);
  const selection = wanted.selection ?? fitSelection(limits);
  const areaPixels = areaOfView(bounds, view);
  return { image, bounds, view, limits, selection, areaPixels, zoom: zoomOf(bounds, view) };
}

/** Selections have quarter turns only. */
function orientationOf(view: CropView | undefined, { values, mode }: PlacementOptions): Orientation {
  const rotation = values.rotation ?? view?.rotation ?? 0;
  return {
    rotation: normalizeRotation(mode === 'frame' ? rotation : Math.round(rotation / 90) * 90),
    flip: values.flip ?? view?.flip ?? false,
  };
}

function settledView(bounds: CropBounds, wanted: CropView, { crop, zoom }: CropValues): CropView {
  const view = clampView(bounds, wanted);
  // Between two whole pixels the user's view is kept: otherwise slow drags would not move.
  if (crop) return isSameArea(crop, areaOfView(bounds, view)) ? view : viewOfArea(bounds, crop, view);
  return zoom === undefined || isNear(zoomOf(bounds, view), zoom) ? view : zoomTo(bounds, view, { zoom });
}

function settledSelection(
  { image, orientation, limits }: { image: Size; orientation: Orientation; limits: SelectionLimits },
  wanted: Area | undefined,
  crop: Area | undefined,
): Area {
  const selection = wanted ?? fitSelection(limits);
  if (!crop || isSameArea(crop, pixelsOf(image, fromDisplayedArea(image, selection, orientation))))
    return selection;
  return toDisplayedArea(image, crop, orientation);
}

/** Rounds edges and not sides, so that an area never grows over the image's edge. */
function pixelsOf(image: Size, area: Area): Area {
  const x = Math.max(0, Math.round(area.x));
  const y = Math.max(0, Math.round(area.y));
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round(area.x + area.width), image.width) - x),
    height: Math.max(1, Math.min(Math.round(area.y + area.height), image.height) - y),
  };
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}
