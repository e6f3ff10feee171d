import { IMAGES } from '@xiangji/api-client/contract';

/** Side of the avatar that is sent, in pixels: as sharp as the picture is, between 160 and 1600 (spec §9). */
export function avatarSide({ width }: { width: number }): number {
  return Math.round(Math.min(Math.max(width, IMAGES.AVATAR_FRAME), IMAGES.AVATAR_BOX_MAX));
}
