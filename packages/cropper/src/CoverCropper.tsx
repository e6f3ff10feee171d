import { Cropper, type CropperProps } from './Cropper.tsx';

/** Spec §9: an album's cover is framed at 270 × 360 and enlarged to 2700 × 3600 at most. */
export const COVER_FRAME = { width: 270, height: 360 } as const;
const COVER_MOST_WIDTH = 2700;

/** Kinds of file that covers and avatars take (spec §2, §9). */
export const COVER_TYPES = ['image/jpeg', 'image/png'] as const;

export type CoverCropperProps = Omit<CropperProps, 'frame' | 'maxZoom' | 'shape'>;

/** The cropper of an album's cover. Quarters and the dial are left out by default: the upload's `x:rect` knows no turn. */
export function CoverCropper(props: CoverCropperProps) {
  return (
    <Cropper
      types={COVER_TYPES}
      rotatable={false}
      {...props}
      frame={COVER_FRAME}
      maxZoom={COVER_MOST_WIDTH / COVER_FRAME.width}
    />
  );
}
