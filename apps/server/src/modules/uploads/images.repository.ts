import type { Kysely } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { ImageRow } from '../../db/librarySchema.ts';
import type { Database } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { releaseBlobs } from '../files/blobRefs.ts';
import { lockAccount } from '../files/tally.ts';
import { findFolder } from '../folders/folders.repository.ts';
import { CROPPED, imageUrl } from '../media/mediaUrls.ts';
import type { KeptBlob } from './keepBytes.ts';
import { referBlob } from './uploads.repository.ts';

/** The whole picture, as wide as the largest box (spec §9 'avatar'). */
const WHOLE_AVATAR = '1600.webp';

async function insertImage(trx: Kysely<Database>, image: ImageRow, blob: KeptBlob): Promise<void> {
  await referBlob(trx, blob);
  await trx.insertInto('images').values(image).execute();
}

async function dropImages(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const dropped = await trx.deleteFrom('images').where('id', 'in', ids).returning('sha256').execute();
  await releaseBlobs(
    trx,
    dropped.map(({ sha256 }) => sha256),
  );
}

/** Covers and avatars: one of each, the older one's bytes are given back. */
export function createImagesRepository(db: Db) {
  return {
    find: (id: string): Promise<ImageRow | undefined> =>
      db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Throws NOT_FOUND where the album has gone meanwhile. */
    setCover: (image: ImageRow, blob: KeptBlob, cover: { folderId: string; crop: string | null }) =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, image.user_id);
        const folder = await findFolder(trx, image.user_id, cover.folderId);
        if (!folder) throw new CatalogueError('NOT_FOUND');
        await insertImage(trx, image, blob);
        await trx
          .updateTable('folders')
          .set({ cover_image_id: image.id, cover_crop: cover.crop })
          .where('id', '=', folder.id)
          .execute();
        await dropImages(trx, folder.cover_image_id ? [folder.cover_image_id] : []);
      }),

    /** Returns the avatar's address; a crop is applied there. */
    setAvatar: (image: ImageRow, blob: KeptBlob): Promise<string> =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, image.user_id);
        const older = await trx
          .selectFrom('images')
          .select('id')
          .where('user_id', '=', image.user_id)
          .where('kind', '=', 'avatar')
          .execute();
        await insertImage(trx, image, blob);
        const avatar = imageUrl(image.id, image.crop ? CROPPED : WHOLE_AVATAR);
        await trx.updateTable('users').set({ avatar }).where('id', '=', image.user_id).execute();
        await dropImages(
          trx,
          older.map(({ id }) => id),
        );
        return avatar;
      }),
  };
}

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
