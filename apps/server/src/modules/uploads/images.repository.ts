import type { Db } from '../../db/connect.ts';
import type { ImageRow } from '../../db/librarySchema.ts';
import { createBlobsRepository, type NewBlob } from '../blobs/blobs.repository.ts';

/** Uploaded covers and avatars. */
export function createImagesRepository(db: Db) {
  const blobs = createBlobsRepository(db);

  return {
    find: (id: string): Promise<ImageRow | undefined> =>
      db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst(),

    async insert(image: ImageRow, blob: NewBlob): Promise<void> {
      await blobs.referTo(blob);
      await db.insertInto('images').values(image).execute();
    },

    /** Deletes images and releases their bytes. */
    async delete(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const rows = await db.deleteFrom('images').where('id', 'in', ids).returning('sha256').execute();
      await blobs.release(rows.map(({ sha256 }) => sha256));
    },

    async avatarsOf(userId: string): Promise<string[]> {
      const query = db.selectFrom('images').select('id').where('user_id', '=', userId);
      return (await query.where('kind', '=', 'avatar').execute()).map(({ id }) => id);
    },

    /** Sets the address of an account's avatar. */
    async setAvatar(userId: string, avatar: string): Promise<void> {
      await db.updateTable('users').set({ avatar }).where('id', '=', userId).execute();
    },
  };
}

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
