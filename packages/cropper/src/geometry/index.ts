export { type Crop, type CropRect, cropOfView, fractionsOf, sameCrop, viewOfCrop } from './crop.ts';
export {
  boundedView,
  type CropBounds,
  type CropView,
  dialled,
  flipped,
  leastScale,
  MOST_ANGLE,
  type Point,
  panned,
  type Size,
  turnedQuarter,
  wholeView,
  zoomed,
  zoomOf,
} from './view.ts';
