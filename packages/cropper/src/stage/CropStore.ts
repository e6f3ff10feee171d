import {
  boundedView,
  type Crop,
  type CropBounds,
  type CropView,
  cropOfView,
  sameCrop,
  viewOfCrop,
  wholeView,
} from '../geometry/index.ts';

/** Works out the next view from the present one: `turnedQuarter`, `flipped`, `wholeView` and their like. */
export type CropChange = (bounds: CropBounds, view: CropView) => CropView;

/** The view and the crop that it stands for. Between two whole pixels the view is kept, or slow drags would not move. */
export class CropStore {
  bounds: CropBounds;
  view: CropView;
  /** Told of each new view; and whether its crop is another one, which the owner is then told. */
  show: (view: CropView, another: boolean) => void = () => {};
  tell: ((crop: Crop) => void) | undefined;
  constructor(bounds: CropBounds, view: CropView) {
    this.bounds = bounds;
    this.view = view;
  }
  get crop(): Crop {
    return cropOfView(this.bounds, this.view);
  }
  change(next: CropChange): void {
    const before = this.crop;
    this.view = next(this.bounds, this.view);
    const after = this.crop;
    const another = !sameCrop(before, after);
    this.show(this.view, another);
    if (another) this.tell?.(after);
  }
}

/** The view shown first. */
export function firstView(bounds: CropBounds, crop: Crop | undefined): CropView {
  return crop ? viewOfCrop(bounds, crop) : wholeView(bounds);
}

/** The view that a hand wants as it may be shown: within its bounds, and only where the owner of the crop keeps it. */
export function settledView(bounds: CropBounds, wanted: CropView, owned: Crop | undefined): CropView {
  const view = boundedView(bounds, wanted);
  return owned && !sameCrop(owned, cropOfView(bounds, view)) ? viewOfCrop(bounds, owned) : view;
}
