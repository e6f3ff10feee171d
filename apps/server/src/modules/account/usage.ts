import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { type Database, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';

/** Counts and bytes of one account (spec §3 'Overview', 'Monthly history'). */
export interface Usage {
  count_folder_file: number;
  count_shared_file: number;
  count_oblivion_file: number;
  space_folder: number;
  space_shared: number;
  space_oblivion: number;
}

const counted = sql<number>`count(*)`;
const bytes = sql<number>`coalesce(sum(files.size + files.live_size), 0)`;

/** What lies in the recycle bin: one walk over the bin's part of an index, never over the library. */
async function readRecycled(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('files')
    .select([counted.as('count'), bytes.as('space')])
    .where('user_id', '=', userId)
    .where('state', '=', STATE.RECYCLED)
    .executeTakeFirstOrThrow();
}

/**
 * Throws FILE_SIZE_INVALID where an account keeps more bytes than `quota`, recycle bin included. Called inside the
 * transaction that has added them and holds the account's lock, so that uploads at the same time cannot pass together.
 */
export async function assertQuota(
  trx: Kysely<Database>,
  userId: string,
  quota: number | undefined,
): Promise<void> {
  if (quota === undefined) return;
  const { space } = await trx
    .selectFrom('users')
    .select('space')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const recycled = await readRecycled(trx, userId);
  if (space + Number(recycled.space) > quota)
    throw new CatalogueError('FILE_SIZE_INVALID', { data: { reason: 'quota' } });
}

/** What living shares show, a photo in two of them once. */
async function readShared(db: Kysely<Database>, userId: string) {
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
    .where('state', '=', STATE.LIVE)
    .executeTakeFirstOrThrow();
}

export async function readUsage(db: Kysely<Database>, userId: string): Promise<Usage> {
  const totals = await db
    .selectFrom('users')
    .select(['count_photo', 'count_video', 'space'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const recycled = await readRecycled(db, userId);
  const shared = await readShared(db, userId);
  return {
    count_folder_file: totals.count_photo + totals.count_video,
    count_shared_file: Number(shared.count),
    count_oblivion_file: Number(recycled.count),
    space_folder: totals.space,
    space_shared: Number(shared.space),
    space_oblivion: Number(recycled.space),
  };
}

/** Albums and living shares of one account. */
export async function countHolders(db: Kysely<Database>, userId: string) {
  const folders = await db
    .selectFrom('folders')
    .select(counted.as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', STATE.LIVE)
    .where('type', '=', FOLDER_TYPES.LEAF)
    .executeTakeFirstOrThrow();
  const shares = await db
    .selectFrom('shares')
    .select(counted.as('count'))
    .where('user_id', '=', userId)
    .where('ended', '=', 0)
    .executeTakeFirstOrThrow();
  return { count_folder: Number(folders.count), count_shared: Number(shares.count) };
}
