import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, type FolderRow, STATE } from '../../db/schema.ts';
import { lockAccount } from '../files/tally.ts';

/** A folder with what its card shows: its cover, and the first and last time of its photos. */
export interface FolderCard extends FolderRow {
  first_taken: number | null;
  last_taken: number | null;
  /** Minutes, UTC minus local. */
  first_timezone: number | null;
  cover_id: string | null;
  cover_thumbhash: string | null;
  image_id: string | null;
}

/** A folder about to be. */
export interface NewFolder {
  id: string;
  user_id: string;
  parent_id: string | null;
  type: number;
  name: string;
  name_key: string;
  initial: string;
  ctime: number;
}

/** Makes a folder; without a place of its own it stands behind the others in custom order. */
export async function insertFolder(
  db: Kysely<Database>,
  row: NewFolder & { numero?: number; sdate?: number | null; edate?: number | null },
): Promise<FolderRow> {
  return db
    .insertInto('folders')
    .values((eb) => ({
      sdate: null,
      edate: null,
      file_order: 0,
      cover_file_id: null,
      numero: eb
        .selectFrom('folders')
        .select((sub) => sub.fn.coalesce(sub(sub.fn.max('numero'), '+', 1), sub.lit(0)).as('next'))
        .where('user_id', '=', row.user_id),
      ...row,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One living folder of an owner, in whatever transaction. */
export async function findFolder(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<FolderRow | undefined> {
  return db
    .selectFrom('folders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', STATE.LIVE)
    .executeTakeFirst();
}

/** Albums and album-sets. Every call names the owner: a foreign id finds nothing. */
export function createFoldersRepository(db: Db) {
  // Each is one step in the album's index, so a list of albums costs albums, not photos.
  const edge = (column: 'id' | 'taken' | 'tz', direction: 'asc' | 'desc') =>
    sql`(select ${sql.ref(column)} from files where folder_id = folders.id and state = ${sql.lit(STATE.LIVE)}
      order by taken ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1)`;
  const firstTaken = edge('taken', 'asc').$castTo<number | null>();
  const firstTimezone = edge('tz', 'asc').$castTo<number | null>();
  const lastTaken = edge('taken', 'desc').$castTo<number | null>();
  // A cover that has left gives way to the first photo.
  const coverId = sql<string>`coalesce(
    (select id from files where id = folders.cover_file_id and state = ${sql.lit(STATE.LIVE)}),
    ${edge('id', 'asc')})`;

  /** Runs a change of one account's library: all of it or nothing, and never beside another. */
  const change = <T>(userId: string, run: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      return run(trx);
    });

  return {
    /** Everything of one owner: a set's children are found among them, so one query serves every list. */
    async all(userId: string): Promise<FolderCard[]> {
      return db
        .selectFrom('folders')
        .leftJoin('files as cover', (join) => join.on('cover.id', '=', coverId))
        .selectAll('folders')
        .select([
          firstTaken.as('first_taken'),
          lastTaken.as('last_taken'),
          firstTimezone.as('first_timezone'),
        ])
        .select(['cover.id as cover_id', 'cover.thumbhash as cover_thumbhash'])
        .select('folders.cover_image_id as image_id')
        .where('folders.user_id', '=', userId)
        .where('folders.state', '=', STATE.LIVE)
        .execute();
    },

    find: (userId: string, id: string) => findFolder(db, userId, id),

    update: (userId: string, id: string, values: Partial<FolderRow>): Promise<void> =>
      change(userId, async (trx) => {
        await trx
          .updateTable('folders')
          .set(values)
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .execute();
      }),

    async setListOrder(userId: string, order: number): Promise<void> {
      await db.updateTable('users').set({ folder_order: order }).where('id', '=', userId).execute();
    },

    change,
  };
}

export type FoldersRepository = ReturnType<typeof createFoldersRepository>;
