import { withRef } from '@xiangji/ui/react-18';
import { Cropper, type CropperProps } from './Cropper.tsx';

export type CoverCropperProps = Omit<CropperProps, 'shape' | 'mode'>;

const COVER_ASPECT = 3 / 4;

/** A cropper for upright covers: 3:4 and without rotation unless the props say otherwise. */
export const CoverCropper = /* @__PURE__ */ withRef(function CoverCropper(props: CoverCropperProps) {
  return <Cropper defaultAspect={COVER_ASPECT} rotatable={false} {...props} />;
});
