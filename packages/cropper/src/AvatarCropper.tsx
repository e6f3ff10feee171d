import { withRef } from '@xiangji/ui/react-18';
import { Cropper, type CropperProps } from './Cropper.tsx';

export type AvatarCropperProps = Omit<
  CropperProps,
  'shape' | 'mode' | 'aspect' | 'defaultAspect' | 'onAspectChange'
>;

const PREVIEWS = [64, 40] as const;

/** A cropper for avatars: a square that is shown round, with previews, without rotation unless `rotatable`. */
export const AvatarCropper = /* @__PURE__ */ withRef(function AvatarCropper(props: AvatarCropperProps) {
  return <Cropper previews={PREVIEWS} rotatable={false} {...props} aspect={1} shape="round" />;
});
