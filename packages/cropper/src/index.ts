export { AVATAR_FRAME, AvatarCropper, type AvatarCropperProps } from './AvatarCropper.tsx';
export { COVER_FRAME, COVER_TYPES, CoverCropper, type CoverCropperProps } from './CoverCropper.tsx';
export { Cropper, type CropperHandle, type CropperProps, type CropResult } from './Cropper.tsx';
export type { Crop, CropRect, Size } from './geometry/index.ts';
export { type CropperLabels, en, zhCN } from './labels.ts';
export type { PictureInput, PictureProblem } from './picture/openPicture.ts';
export type { OutputOptions } from './picture/renderCrop.ts';
export { type CropState, type CropStateOptions, useCropState } from './useCropState.ts';
