import { rm } from 'node:fs/promises';
import type { ManifestImage } from '../modules/account/export/manifest.ts';
import { createImagesRepository } from '../modules/uploads/images.repository.ts';
import { createKeeper } from '../modules/uploads/keepBytes.ts';
import { createUploadsRepository } from '../modules/uploads/uploads.repository.ts';
import { newId } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import type { PhotoImportMeans } from './importPhotos.ts';
import type { ExportPart } from './openParts.ts';
import { receivePart } from './receivePart.ts';

/** Takes uploaded covers and the avatar in. */
export function createImageImport({ db, store, pool, userId, folders }: PhotoImportMeans) {
  const images = createImagesRepository(db);
  const repository = createUploadsRepository(db);
  const keep = createKeeper({ repository, store, pool, allowVideo: false });

  return async (image: ManifestImage, part: ExportPart): Promise<void> => {
    const { kind, crop } = image;
    const folderId = folders.get(image.folder ?? '');
    if (kind === 'cover' && !folderId) return;
    const received = await receivePart(store, part, image);
    try {
      const { meta, blob } = await keep(received);
      const { mime, width, height } = meta;
      const picture = { sha256: blob.sha256, mime, width, height };
      const row = { id: newId(), user_id: userId, kind, ...picture, ctime: unixNow() };
      if (folderId) await images.setCover({ ...row, crop: null }, blob, { folderId, crop });
      else await images.setAvatar({ ...row, crop }, blob);
    } finally {
      await rm(received.tempPath, { force: true });
    }
  };
}
