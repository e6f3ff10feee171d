import { rm } from 'node:fs/promises';
import type { ManifestImage } from '../modules/account/export/manifest.ts';
import { createBlobStorage } from '../modules/uploads/blobStorage.ts';
import { replaceAvatar, replaceCover } from '../modules/uploads/replaceImage.ts';
import { newId } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import type { ImportDependencies } from './importPhotos.ts';
import type { ExportPart } from './openParts.ts';
import { receivePart } from './receivePart.ts';

/** Imports uploaded covers and the avatar. */
export function createImageImport(deps: ImportDependencies) {
  const { repositories, withAccountLock, store, pool, userId, folders } = deps;
  const storeBlob = createBlobStorage({ blobs: repositories.blobs, store, pool, allowVideo: false });

  return async (image: ManifestImage, part: ExportPart): Promise<void> => {
    const { kind, crop } = image;
    const folderId = folders.get(image.folder ?? '');
    if (kind === 'cover' && !folderId) return;
    const received = await receivePart(store, part, image);
    try {
      const { meta, blob } = await storeBlob(received);
      const { mime, width, height } = meta;
      const picture = { sha256: blob.sha256, mime, width, height };
      const row = { id: newId(), user_id: userId, kind, ...picture, ctime: unixNow() };
      if (folderId)
        await replaceCover(withAccountLock, { image: { ...row, crop: null }, blob }, { folderId, crop });
      else await replaceAvatar(withAccountLock, { image: { ...row, crop }, blob });
    } finally {
      await rm(received.tempPath, { force: true });
    }
  };
}
