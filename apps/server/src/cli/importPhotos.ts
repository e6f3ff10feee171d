import { rm } from 'node:fs/promises';
import type { NewFile } from '../db/schema.ts';
import { located } from '../geo/located.ts';
import { type MediaPool, MediaRejection, type ReceivedFile } from '../media/index.ts';
import type { ManifestPhoto } from '../modules/account/export/manifest.ts';
import { type BlobMeta, equipmentOf } from '../modules/media/blobMeta.ts';
import type { Repositories, WithAccountLock } from '../modules/repositories.ts';
import { createBlobStorage } from '../modules/uploads/blobStorage.ts';
import { commitPhoto } from '../modules/uploads/commitPhoto.ts';
import { nameKey } from '../names.ts';
import { newId } from '../security/tokens.ts';
import type { BlobStore } from '../storage/index.ts';
import { CommandError } from './CommandError.ts';
import type { ExportPart } from './openParts.ts';
import { receivePart, type Wanted } from './receivePart.ts';

export interface ImportDependencies {
  repositories: Repositories;
  withAccountLock: WithAccountLock;
  store: BlobStore;
  pool: MediaPool;
  userId: string;
  /** New ids of albums by the old ones. */
  folders: ReadonlyMap<string, string>;
}

/** One file of a photo as it is imported: the metadata of its bytes, overridden by the owner's changes. */
interface Half {
  received: ReceivedFile;
  meta: BlobMeta;
  place: { user_id: string; folder_id: string; content_id: string };
}

function toRow(photo: ManifestPhoto, { received, meta, place }: Half): NewFile {
  const { name, origin_name, taken, tz, time_unknown, date_source, rotate, favorite, ctime } = photo;
  const { key, initial } = nameKey(name);
  const { mime, type, width, height, duration, thumbhash } = meta;
  return {
    ...{ id: newId(), ...place, sha256: received.sha256, size: received.size },
    ...{ mime, type, width, height, duration, thumbhash },
    ...{ name, name_key: key, initial, origin_name, taken, tz, time_unknown, date_source, rotate },
    ...{ favorite, ctime, ...located(photo), ...equipmentOf(meta) },
  };
}

/** Imports photos of an export, each with its bytes; resolves to the new id. */
export function createPhotoImport(deps: ImportDependencies) {
  const { repositories, withAccountLock, store, pool, userId, folders } = deps;
  const { blobs, uploads } = repositories;
  const storeBlob = createBlobStorage({ blobs, store, pool, allowVideo: true });

  async function takeHalf(photo: ManifestPhoto, part: ExportPart, half: Wanted & Pick<Half, 'place'>) {
    const received = await receivePart(store, part, half);
    try {
      const { meta, blob } = await storeBlob(received);
      const tags = photo.tags.map((tag) => ({ name: tag, ...nameKey(tag) }));
      const row = toRow(photo, { received, meta, place: half.place });
      const { file } = await commitPhoto(withAccountLock, { file: row, blob, tags });
      return { id: file.id, contentId: meta.contentId };
    } catch (error) {
      if (!(error instanceof MediaRejection)) throw error;
      throw new CommandError(`${half.path} cannot be taken: ${error.message}`);
    } finally {
      await rm(received.tempPath, { force: true });
    }
  }

  return async (photo: ManifestPhoto, part: ExportPart): Promise<string> => {
    const folder_id = folders.get(photo.folder);
    if (!folder_id)
      throw new CommandError(`${photo.path} stands in an album that the download does not have.`);
    // The two files of a live photo are matched by a shared content id; files that were separate stay separate.
    const content_id = newId();
    const place = { user_id: userId, folder_id, content_id };
    const { id, contentId } = await takeHalf(photo, part, { path: photo.path, sha256: photo.sha256, place });
    if (photo.live !== null) {
      await takeHalf(photo, part, { path: photo.live, sha256: photo.live_sha256, place });
    }
    await uploads.setContentId(id, contentId);
    return id;
  };
}
