import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Usage } from '../../db/billingSchema.ts';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';

const counted = sql<number>`count(*)`;
const bytes = sql<number>`coalesce(sum(files.size + files.live_size), 0)`;

/** The recycle bin: one scan of its part of an index, never of the library. */
const recycledOf = (db: Db, userId: string) =>
  db
    .selectFrom('files')
    .select([counted.as('count'), bytes.as('space')])
    .where('user_id', '=', userId)
    .where('state', '=', STATE.RECYCLED)
    .executeTakeFirstOrThrow();

/** Photos in shares that have not ended; a photo in two of them counts once. */
function sharedOf(db: Db, userId: string) {
  const shown = db
    .selectFrom('shares')
    .innerJoin('share_files', 'share_files.share_id', 'shares.id')
    .select('share_files.file_id')
    .where('shares.user_id', '=', userId)
    .where('shares.ended', '=', 0);
  return db
    .selectFrom('files')
    .select([counted.as('count'), bytes.as('space')])
    .where('id', 'in', shown)
    .where('state', '=', STATE.ACTIVE)
    .executeTakeFirstOrThrow();
}

const totalsOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['count_photo', 'count_video', 'space'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Uploaded covers and avatars, posters of movies, and files that arrive in parts. */
async function otherBytes(db: Db, userId: string): Promise<number> {
  const images = db
    .selectFrom('images')
    .innerJoin('blobs', 'blobs.sha256', 'images.sha256')
    .select('blobs.size')
    .where('images.user_id', '=', userId);
  const posters = db
    .selectFrom('files')
    .innerJoin('blobs', 'blobs.sha256', 'files.poster_sha256')
    .select('blobs.size')
    .where('files.user_id', '=', userId)
    .where('files.state', 'in', [STATE.ACTIVE, STATE.RECYCLED])
    .where('files.poster_sha256', 'is not', null);
  const unfinished = db.selectFrom('unfinished_uploads').select('size').where('user_id', '=', userId);
  const { space } = await db
    .selectFrom(images.unionAll(posters).unionAll(unfinished).as('others'))
    .select(sql<number>`coalesce(sum(size), 0)`.as('space'))
    .executeTakeFirstOrThrow();
  return Number(space);
}

/** Counts and bytes of accounts. */
export function createUsageRepository(db: Db) {
  return {
    /** All bytes that the account sent and the server keeps for it, recycle bin included. */
    async space(userId: string): Promise<number> {
      const { space } = await totalsOf(db, userId);
      return space + Number((await recycledOf(db, userId)).space) + (await otherBytes(db, userId));
    },

    async read(userId: string): Promise<Usage> {
      const totals = await totalsOf(db, userId);
      const recycled = await recycledOf(db, userId);
      const shared = await sharedOf(db, userId);
      return {
        count_folder_file: totals.count_photo + totals.count_video,
        count_shared_file: Number(shared.count),
        count_oblivion_file: Number(recycled.count),
        space_folder: totals.space,
        space_shared: Number(shared.space),
        space_oblivion: Number(recycled.space),
      };
    },

    /** Albums, and shares that have not ended. */
    async holders(userId: string): Promise<{ count_folder: number; count_shared: number }> {
      const folders = await db
        .selectFrom('folders')
        .select(counted.as('count'))
        .where('user_id', '=', userId)
        .where('state', '=', STATE.ACTIVE)
        .where('type', '=', FOLDER_TYPES.ALBUM)
        .executeTakeFirstOrThrow();
      const shares = await db
        .selectFrom('shares')
        .select(counted.as('count'))
        .where('user_id', '=', userId)
        .where('ended', '=', 0)
        .executeTakeFirstOrThrow();
      return { count_folder: Number(folders.count), count_shared: Number(shares.count) };
    },
  };
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;
