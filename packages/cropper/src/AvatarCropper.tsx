import { COVER_TYPES } from './CoverCropper.tsx';
import { Cropper, type CropperProps } from './Cropper.tsx';

/** Spec §9: an avatar is a square of 160, the picture's box between 160 and 1600. */
export const AVATAR_FRAME = { width: 160, height: 160 } as const;
const AVATAR_MOST_BOX = 1600;
const AVATAR_PREVIEWS = [64, 40] as const;

export type AvatarCropperProps = Omit<CropperProps, 'frame' | 'maxZoom' | 'shape'>;

/** The cropper of an avatar: a square, shown round. */
export function AvatarCropper(props: AvatarCropperProps) {
  return (
    <Cropper
      types={COVER_TYPES}
      previews={AVATAR_PREVIEWS}
      rotatable={false}
      {...props}
      frame={AVATAR_FRAME}
      maxZoom={AVATAR_MOST_BOX / AVATAR_FRAME.width}
      shape="round"
    />
  );
}
