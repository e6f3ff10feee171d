import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { useMemo, useReducer, useState } from 'react';
import { type CropController, createCropController } from './cropController.ts';
import {
  type Aspect,
  type CropMode,
  type CropState,
  type CropValues,
  cropReducer,
  frameOf,
  initialState,
  type Placement,
  type PlacementOptions,
  place,
} from './cropState.ts';
import { type Area, percentOf, type Size } from './geometry/index.ts';
import { CropError } from './image/CropError.ts';
import { cutImage, type OutputOptions } from './image/cutImage.ts';
import type { DecodeHook, ImageSource, OpenedImage } from './image/openImage.ts';
import { useImage } from './useImage.ts';

/** A crop. At rotations that are not a multiple of 90°, `areaPixels` is rotated by the negative angle around its center. */
export interface Crop {
  /** The area in percent of the upright image (0 to 100). */
  area: Area;
  /** The area in whole pixels of the upright image (EXIF orientation applied), whatever rotation and flip are. */
  areaPixels: Area;
  /** Degrees clockwise, from 0 up to but not including 360. */
  rotation: number;
  /** Mirrored left to right before it is rotated. */
  flip: boolean;
  /** The upright image in pixels. */
  image: Size;
}

export interface CropperOptions {
  /** A file, a URL (of your own origin, or with CORS headers) or an `ImageBitmap`, which you have to close. */
  image: ImageSource;
  /** MIME types of accepted files, such as `image/jpeg,image/png` or `image/*`. @default all that can be decoded */
  accept?: string;
  /** Decodes files that the browser cannot open, such as HEIC. With undefined the browser decodes the file. */
  decode?: DecodeHook;
  /** The largest frame in CSS pixels; it shrinks where there is less space. @default { width: 480, height: 360 } */
  frameSize?: Size;
  /** The largest zoom; at 1 the image just covers the frame. @default 10 */
  maxZoom?: number;
  /**
   * The user moves and zooms the image under a fixed `frame`, or moves and resizes a `selection` over the whole image.
   * @default 'frame'
   */
  mode?: CropMode;
  /** The smallest side of a selection, in image pixels. @default 10 */
  minSize?: number;
  /** Controlled: the cropped area in image pixels. It takes precedence over `zoom`. */
  crop?: Area;
  /** The initial area in image pixels. @default the largest area that fits, centered */
  defaultCrop?: Area;
  /** Called with the area in image pixels after each change of it, during a gesture too. */
  onCropChange?: (areaPixels: Area) => void;
  /** Called at the end of each gesture and after each key, with the area in percent of the image and in its pixels. */
  onCropComplete?: (area: Area, areaPixels: Area) => void;
  /** Controlled: the zoom. */
  zoom?: number;
  /** The initial zoom. @default 1 */
  defaultZoom?: number;
  /** Called after each change of the zoom. */
  onZoomChange?: (zoom: number) => void;
  /** Controlled: the rotation in degrees clockwise. */
  rotation?: number;
  /** The initial rotation. @default 0 */
  defaultRotation?: number;
  /** Called after each change of the rotation. */
  onRotationChange?: (rotation: number) => void;
  /** Controlled: whether the image is mirrored left to right. */
  flip?: boolean;
  /** Whether the image is initially mirrored. @default false */
  defaultFlip?: boolean;
  /** Called after each change of `flip`. */
  onFlipChange?: (flip: boolean) => void;
  /** Controlled: width divided by height of the crop. `free` is the image's own shape, or any for a selection. */
  aspect?: Aspect;
  /** The initial aspect ratio. @default 'free' */
  defaultAspect?: Aspect;
  /** Called after each change of the aspect ratio. */
  onAspectChange?: (aspect: Aspect) => void;
  /** Called when an image is open, with its first crop. */
  onReady?: (crop: Crop) => void;
  /** Called when an image cannot be opened; the area shows the reason too. */
  onError?: (error: CropError) => void;
}

/** State and actions of one cropper: what `CropArea` and the controls take. */
export type CropperState = Pick<
  CropState,
  'status' | 'error' | 'picture' | 'hasOpened' | 'moving' | 'cutting'
> & {
  /** The placement of the image under the frame; undefined without an image. */
  placement: Placement | undefined;
  /** The frame in CSS pixels at its largest. */
  frame: Size;
  /** The current aspect ratio. */
  aspect: Aspect;
  /** The largest zoom factor. */
  maxZoom: number;
  /** Whether a fixed frame or a selection crops the image. */
  mode: CropMode;
  /** Changes the placement; stable over renderings. */
  controller: CropController;
  /** Returns the current crop; undefined while there is no image. */
  getCrop(): Crop | undefined;
  /** Cuts the crop out of the original, by default as a JPEG with the area's own pixels; rejects with a `CropError`. */
  toBlob(output?: OutputOptions): Promise<Blob>;
};

const FRAME_SIZE: Size = { width: 480, height: 360 };
const MAX_ZOOM = 10;
const MIN_SIZE = 10;

/** The headless cropper: opens an image, keeps the crop in one reducer and cuts it out. */
export function useCropper(options: CropperOptions): CropperState {
  const [state, dispatch] = useReducer(cropReducer, options.defaultAspect ?? 'free', initialState);
  const [controller] = useState(() => createCropController(dispatch));
  const placing = placingOf(options, state.aspect);
  const placement = state.image && place(state.image.size, state.wanted, placing);
  useBrowserLayoutEffect(() => controller.sync({ placement, options: placing, callbacks: options }));
  useImage(
    options.image,
    {
      accept: options.accept,
      decode: options.decode,
      frame: frameOf(placing),
      placeFirst: (size) => place(size, {}, { ...placing, values: firstValues(options) }),
      onReady: (first) => options.onReady?.(cropOf(first)),
      onError: options.onError,
    },
    dispatch,
  );
  const { image } = state;
  const output = useMemo(() => outputOf(image, controller, dispatch), [image, controller]);
  return {
    ...state,
    ...output,
    placement,
    frame: placement?.bounds.frame ?? frameOf(placing),
    aspect: placing.aspect,
    maxZoom: placing.maxZoom,
    mode: placing.mode,
    controller,
  };
}

function placingOf(options: CropperOptions, aspect: Aspect): PlacementOptions {
  const { frameSize = FRAME_SIZE, maxZoom = MAX_ZOOM, mode = 'frame', minSize = MIN_SIZE } = options;
  return { frameSize, maxZoom, mode, minSize, values: options, aspect: options.aspect ?? aspect };
}

function firstValues(options: CropperOptions): CropValues {
  return {
    crop: options.crop ?? options.defaultCrop,
    zoom: options.zoom ?? options.defaultZoom,
    rotation: options.rotation ?? options.defaultRotation,
    flip: options.flip ?? options.defaultFlip,
  };
}

function cropOf({ image, areaPixels, view }: Placement): Crop {
  const { rotation, flip } = view;
  return { area: percentOf(image, areaPixels), areaPixels, rotation, flip, image };
}

type Output = Pick<CropperState, 'getCrop' | 'toBlob'>;

function outputOf(
  image: OpenedImage | undefined,
  controller: CropController,
  dispatch: Parameters<typeof createCropController>[0],
): Output {
  const getCrop = () => {
    const placement = image && controller.placement();
    return placement && cropOf(placement);
  };
  return {
    getCrop,
    async toBlob(output = {}) {
      const crop = getCrop();
      if (!image || !crop) throw new CropError('not-ready');
      dispatch({ type: 'cutting', cutting: true });
      try {
        return await cutImage(image, { area: crop.areaPixels, orientation: crop }, output);
      } finally {
        dispatch({ type: 'cutting', cutting: false });
      }
    },
  };
}
