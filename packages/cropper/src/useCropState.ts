import { useCallback, useRef, useState } from 'react';
import {
  boundedView,
  type Crop,
  type CropBounds,
  type CropView,
  cropOfView,
  sameCrop,
  viewOfCrop,
  wholeView,
} from './geometry/index.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

export type CropStateOptions = {
  bounds: CropBounds;
  /** Controlled: the crop shown. */
  crop?: Crop;
  /** Uncontrolled: the crop shown first. Default: the whole width or height around the middle. */
  defaultCrop?: Crop;
  onCropChange?: (crop: Crop) => void;
};

export type CropState = {
  view: CropView;
  crop: Crop;
  /** Takes the next view, worked out from the present one. */
  change(next: (bounds: CropBounds, view: CropView) => CropView): void;
  /** From now on views are only shown by `show`, past React, until `letGo`. A controlled crop is its owner's in between. */
  hold(show: (view: CropView) => void): void;
  letGo(): void;
  /** The crop of this moment, in the middle of a gesture too. */
  now(): Crop;
};

/** The view and the crop that it stands for. Between two whole pixels the view is kept, or slow drags would not move. */
export function useCropState(options: CropStateOptions): CropState {
  const { bounds, crop: wanted, defaultCrop, onCropChange } = options;
  const [kept, setKept] = useState<CropView>(() =>
    defaultCrop ? viewOfCrop(bounds, defaultCrop) : wholeView(bounds),
  );
  const own = boundedView(bounds, kept);
  const view = wanted && !sameCrop(wanted, cropOfView(bounds, own)) ? viewOfCrop(bounds, wanted) : own;
  const crop = cropOfView(bounds, view);
  // Several moves may arrive before the next rendering; each goes on from the one before.
  const latest = useRef(view);
  const tell = useRef(onCropChange);
  const held = useRef<(view: CropView) => void>(undefined);
  const controlled = wanted !== undefined;
  useBrowserLayoutEffect(() => {
    if (!held.current) latest.current = view;
    tell.current = onCropChange;
  });
  const change = useCallback<CropState['change']>(
    (next) => {
      const before = cropOfView(bounds, latest.current);
      latest.current = next(bounds, latest.current);
      if (held.current) held.current(latest.current);
      else setKept(latest.current);
      const after = cropOfView(bounds, latest.current);
      if (!sameCrop(before, after)) tell.current?.(after);
    },
    [bounds],
  );
  const hold = useCallback<CropState['hold']>(
    (show) => {
      if (!controlled) held.current = show;
    },
    [controlled],
  );
  const letGo = useCallback(() => {
    if (!held.current) return;
    held.current = undefined;
    setKept(latest.current);
  }, []);
  const now = useCallback(() => cropOfView(bounds, latest.current), [bounds]);
  return { view, crop, change, hold, letGo, now };
}
