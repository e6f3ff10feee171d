import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { createImagesRepository } from '../uploads/images.repository.ts';

/** Deletes folders with their uploaded covers. */
async function deleteFolders(trx: Db, before: number): Promise<void> {
  const deleted = await trx
    .deleteFrom('folders')
    .where('state', '=', STATE.RECYCLED)
    .where('dtime', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').whereRef('files.folder_id', '=', 'folders.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('folders as child').select('child.id').whereRef('child.parent_id', '=', 'folders.id'),
        ),
      ),
    )
    .returning('cover_image_id')
    .execute();
  const images = createImagesRepository(trx);
  for (const some of inChunks(deleted.flatMap(({ cover_image_id: id }) => id ?? [])))
    await images.delete(some);
}

const EXPIRING = [
  ...(['sessions', 'email_codes', 'attempts', 'reset_links', 'used_nonces'] as const),
  'unfinished_uploads',
] as const;

/** Expired rows. Times are Unix seconds. */
export function createUpkeepRepository(db: Db) {
  return {
    /** Deletes sessions, codes, links, attempts, nonces and unfinished uploads that have expired. */
    async deleteExpired(now: number): Promise<void> {
      for (const table of EXPIRING) await db.deleteFrom(table).where('expires', '<=', now).execute();
    },

    /** Deletes archives that were requested before a moment. */
    async deleteZips(before: number): Promise<void> {
      await db.deleteFrom('zips').where('ctime', '<=', before).execute();
    },

    /** Deletes changes that can no longer be undone, and old retry keys. */
    async deleteUndos(before: number): Promise<void> {
      for (const table of ['undos', 'call_replies'] as const)
        await db.deleteFrom(table).where('ctime', '<=', before).execute();
    },

    /** Deletes albums and sets that were deleted before a moment and that no photo and no album refers to. */
    deleteFolders: (before: number): Promise<void> =>
      db.transaction().execute((trx) => deleteFolders(trx, before)),
  };
}

export type UpkeepRepository = ReturnType<typeof createUpkeepRepository>;
