import { IMAGES } from '@xiangji/api-client/contract';

/** MIME types that covers and avatars accept (spec §2, §9), as `accept` of a file input and of a cropper. */
export const CROP_ACCEPT = 'image/jpeg,image/png';

const COVER_FRAME = { width: 270, height: 360 };
const COVER_BOX_MAX = 2700;

/** Spec §9: a cover is framed at 270 × 360, and its picture is enlarged to 2700 × 3600 at most. */
export const COVER_PRESET = {
  accept: CROP_ACCEPT,
  frameSize: COVER_FRAME,
  maxZoom: COVER_BOX_MAX / COVER_FRAME.width,
} as const;

/** Spec §9: an avatar is a square of 160, and its picture has between 160 and 1600. */
export const AVATAR_PRESET = {
  accept: CROP_ACCEPT,
  frameSize: { width: IMAGES.AVATAR_FRAME, height: IMAGES.AVATAR_FRAME },
  maxZoom: IMAGES.AVATAR_BOX_MAX / IMAGES.AVATAR_FRAME,
} as const;
