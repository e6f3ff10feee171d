import type { ImageRow } from '../../db/librarySchema.ts';
import { assertQuota } from '../account/assertQuota.ts';
import type { NewBlob } from '../blobs/blobs.repository.ts';
import { CROPPED, imageUrl } from '../media/mediaUrls.ts';
import type { WithAccountLock } from '../repositories.ts';

/** The whole picture, as wide as the largest avatar (spec §9 'avatar'). */
const WHOLE_AVATAR = '1600.webp';

interface NewImage {
  image: ImageRow;
  blob: NewBlob;
  /** Bytes that the account may hold. */
  quota?: number | undefined;
}

/**
 * Replaces the uploaded cover of an album, and releases the old one's bytes; false where the album was deleted.
 */
export function replaceCover(
  withAccountLock: WithAccountLock,
  { image, blob, quota }: NewImage,
  { folderId, crop }: { folderId: string; crop: string | null },
): Promise<boolean> {
  const { id, user_id: userId } = image;
  return withAccountLock(userId, async ({ folders, images, usage }) => {
    const folder = await folders.find(userId, folderId);
    if (!folder) return false;
    await images.insert(image, blob);
    await folders.update(userId, folder.id, { cover_image_id: id, cover_crop: crop });
    await images.delete(folder.cover_image_id ? [folder.cover_image_id] : []);
    await assertQuota(usage, userId, quota);
    return true;
  });
}

/**
 * Replaces an account's avatar, and releases the old one's bytes. Returns its address; a crop is applied there.
 */
export function replaceAvatar(
  withAccountLock: WithAccountLock,
  { image, blob, quota }: NewImage,
): Promise<string> {
  return withAccountLock(image.user_id, async ({ images, usage }) => {
    const older = await images.avatarsOf(image.user_id);
    await images.insert(image, blob);
    const avatar = imageUrl(image.id, image.crop ? CROPPED : WHOLE_AVATAR);
    await images.setAvatar(image.user_id, avatar);
    await images.delete(older);
    await assertQuota(usage, image.user_id, quota);
    return avatar;
  });
}
