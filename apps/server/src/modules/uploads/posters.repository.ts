import { FILE_TYPES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { createBlobsRepository } from '../blobs/blobs.repository.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';
import type { Poster } from './posters.ts';

/** Movies without posters, and the posters that are made of them. */
export function createPostersRepository(db: Db) {
  const blobs = createBlobsRepository(db);
  const counters = createCountersRepository(db);
  const bare = () =>
    db
      .selectFrom('files')
      // The literal selects the index of the other types.
      .where(sql<boolean>`type <> 1`)
      .where('type', '=', FILE_TYPES.VIDEO)
      .where('poster_sha256', 'is', null)
      .where('state', '<>', STATE.GONE);

  return {
    /** Originals of movies without a poster that nobody has tried to make one of. */
    waiting: (limit: number): Promise<{ sha256: string; meta: string }[]> =>
      db
        .selectFrom('blobs')
        .select(['sha256', 'meta'])
        .where('sha256', 'in', bare().select('sha256'))
        .where('meta', 'not like', '%"noPoster":true%')
        .where('meta', '<>', '')
        .where('damaged_at', '=', 0)
        .limit(limit)
        .execute(),

    /** The accounts that have a movie without a poster. */
    async ownersOf(sha256: string): Promise<string[]> {
      const rows = await bare().select('user_id').distinct().where('sha256', '=', sha256).execute();
      return rows.map((row) => row.user_id);
    },

    /** Gives a poster to the photos of an account that have this movie and no poster. */
    async setPoster(userId: string, sha256: string, { blob, thumbhash }: Poster): Promise<void> {
      const rows = await db
        .updateTable('files')
        .set({ poster_sha256: blob.sha256, thumbhash })
        .where('user_id', '=', userId)
        .where('sha256', '=', sha256)
        .where('type', '=', FILE_TYPES.VIDEO)
        .where('poster_sha256', 'is', null)
        .returningAll()
        .execute();
      for (const _ of rows) await blobs.referTo(blob);
      await counters.touch(rows.filter(({ state }) => state === STATE.ACTIVE));
    },

    setMeta: async (sha256: string, meta: string): Promise<void> => {
      await db.updateTable('blobs').set({ meta }).where('sha256', '=', sha256).execute();
    },
  };
}

export type PostersRepository = ReturnType<typeof createPostersRepository>;
