import { useCallback, useRef, useState } from 'react';
import { type Crop, type CropBounds, type CropView, cropOfView } from './geometry/index.ts';
import { type CropChange, CropStore, firstView, settledView } from './stage/CropStore.ts';
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
  change(next: CropChange): void;
  /** From now on views are only shown by `show`, past React, until `letGo`. A controlled crop is its owner's in between. */
  hold(show: (view: CropView) => void): void;
  letGo(): void;
  /** The crop of this moment, in the middle of a gesture too. */
  now(): Crop;
};

/** A crop for a stage of your own: the view, and the crop that it stands for. */
export function useCropState(options: CropStateOptions): CropState {
  const { bounds, crop: wanted, defaultCrop, onCropChange } = options;
  const [kept, setKept] = useState<CropView>(() => firstView(bounds, defaultCrop));
  const view = settledView(bounds, kept, wanted);
  const [store] = useState(() => new CropStore(bounds, view));
  const held = useRef<(view: CropView) => void>(undefined);
  const controlled = wanted !== undefined;
  // Several moves may arrive before the next rendering; each goes on from the one before.
  useBrowserLayoutEffect(() => {
    store.bounds = bounds;
    if (!held.current) store.view = view;
    store.show = (next) => (held.current ?? setKept)(next);
    store.tell = onCropChange;
  });
  const change = useCallback<CropState['change']>((next) => store.change(next), [store]);
  const hold = useCallback<CropState['hold']>(
    (show) => {
      if (!controlled) held.current = show;
    },
    [controlled],
  );
  const letGo = useCallback(() => {
    if (!held.current) return;
    held.current = undefined;
    setKept(store.view);
  }, [store]);
  const now = useCallback(() => store.crop, [store]);
  return { view, crop: cropOfView(bounds, view), change, hold, letGo, now };
}
