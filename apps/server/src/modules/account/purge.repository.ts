import type { Db } from '../../db/connect.ts';
import { createBlobsRepository } from '../blobs/blobs.repository.ts';

const CHUNK = 500;

/** Accounts that are to be deleted. */
export function createPurgeRepository(db: Db) {
  const blobs = createBlobsRepository(db);

  /** Deletes a part of an account's photos with their references; false when none is left. */
  async function deletePart(userId: string): Promise<boolean> {
    const rows = await db
      .selectFrom('files')
      .select('id')
      .where('user_id', '=', userId)
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) return false;
    await blobs.deleteFiles(rows.map(({ id }) => id));
    return true;
  }

  return {
    /** Ids of the accounts whose deletion can no longer be undone. */
    async due(now: number): Promise<string[]> {
      const query = db.selectFrom('users').select('id').where('delete_at', '>', 0);
      return (await query.where('delete_at', '<=', now).execute()).map(({ id }) => id);
    },

    /** Closes an account whose deletion is due; false where it was cancelled. */
    async close(userId: string, now: number): Promise<boolean> {
      const row = await db
        .updateTable('users')
        .set({ disabled: 1 })
        .where('id', '=', userId)
        .where('delete_at', '>', 0)
        .where('delete_at', '<=', now)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Deletes an account with all of its data. Photos that others saved from its shares are theirs and remain.
     */
    async deleteAccount(userId: string): Promise<void> {
      while (await deletePart(userId));
      const images = await db
        .deleteFrom('images')
        .where('user_id', '=', userId)
        .returning('sha256')
        .execute();
      await blobs.release(images.map(({ sha256 }) => sha256));
      await db.updateTable('folders').set({ parent_id: null }).where('user_id', '=', userId).execute();
      await db.deleteFrom('folders').where('user_id', '=', userId).execute();
      await db.updateTable('users').set({ invited_by: null }).where('invited_by', '=', userId).execute();
      await db.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}
