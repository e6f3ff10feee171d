import type { Db } from '../../db/connect.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { createBlobsRepository, hashesOf } from '../blobs/blobs.repository.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';
import { photosIn } from '../files/files.scope.repository.ts';
import { createSearchTextsRepository } from '../search/searchTexts.repository.ts';
import { createPhotoHashesRepository } from '../similar/photoHashes.repository.ts';

type Share = Pick<ShareRow, 'id' | 'user_id'>;

/** Copies of shared photos. */
export function createSavesRepository(db: Db) {
  const blobs = createBlobsRepository(db);
  const counters = createCountersRepository(db);
  const texts = createSearchTextsRepository(db);
  const hashes = createPhotoHashesRepository(db);
  const inShare = (share: Share) => photosIn(db, { userId: share.user_id, shareId: share.id }).clearSelect();

  return {
    /** Ids of a share's photos, the oldest first. */
    async idsIn(share: Share): Promise<string[]> {
      const query = inShare(share).select('files.id').orderBy('files.taken').orderBy('files.id');
      return (await query.execute()).map(({ id }) => id);
    },

    /** Photos of a share by id; ids of other photos are left out. */
    photosIn: (share: Share, ids: readonly string[]): Promise<FileRow[]> =>
      inShare(share).selectAll('files').where('files.id', 'in', ids).execute(),

    /** The hashes that an account has in one of its albums. */
    async ownedBytes(userId: string, hashes: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom('files')
        .select('sha256')
        .where('user_id', '=', userId)
        .where('sha256', 'in', hashes)
        .where('state', '=', STATE.ACTIVE)
        .execute();
      return new Set(rows.map((row) => row.sha256));
    },

    /**
     * Adds copies with references and counters. Returns how many; photos whose bytes the album has are left out.
     */
    async insert(files: readonly NewFile[]): Promise<number> {
      if (files.length === 0) return 0;
      const rows = await db
        .insertInto('files')
        .values(files)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute();
      await blobs.refer(rows.flatMap(hashesOf));
      await counters.add(rows);
      await texts.add(rows);
      await hashes.wait(rows);
      return rows.length;
    },
  };
}
