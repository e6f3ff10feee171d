import { type CropSource, CropStep, type CropStepProps } from '@xiangji/blocks';

type Props<Crop, Handle extends CropSource<Crop>> = Pick<
  CropStepProps<Crop, Handle>,
  'renderCropper' | 'onConfirm' | 'onClose'
>;

/** `renderCropper` passes `ref` and `onReady` to a cropper, such as `AvatarCropper` of `@xiangji/cropper`. */
export function CropAvatar<Crop, Handle extends CropSource<Crop>>(props: Props<Crop, Handle>) {
  return <CropStep {...props} labels={{ cancel: 'Cancel', confirm: 'Save' }} />;
}
