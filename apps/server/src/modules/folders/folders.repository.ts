import { FILE_TYPES, FOLDER_TYPES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FolderRow, STATE } from '../../db/schema.ts';

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

/** A folder to insert. Without a position it is the last in custom order. */
export interface NewFolder {
  id: string;
  user_id: string;
  parent_id: string | null;
  type: number;
  name: string;
  name_key: string;
  initial: string;
  ctime: number;
  numero?: number;
  sdate?: number | null;
  edate?: number | null;
}

/** A column of an album's first or last photo: one step in the album's index. */
const firstOrLastPhoto = (column: 'taken' | 'tz', direction: 'asc' | 'desc') =>
  sql`(select ${sql.ref(column)} from files where folder_id = folders.id and state = ${sql.lit(STATE.ACTIVE)}
    order by taken ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1)`;

/** Active, and not a movie without a poster. */
const hasPicture = () =>
  sql`state = ${sql.lit(STATE.ACTIVE)} and (type <> ${sql.lit(FILE_TYPES.VIDEO)} or poster_sha256 is not null)`;

/** A cover that was deleted or shows nothing is replaced by the first picture. */
const coverId = () => sql<string>`coalesce(
  (select id from files where id = folders.cover_file_id and ${hasPicture()}),
  (select id from files where folder_id = folders.id and ${hasPicture()} order by taken, id limit 1))`;

/** Albums and sets of one owner that are not deleted. */
const activeFolders = (db: Db, userId: string) =>
  db.selectFrom('folders').where('folders.user_id', '=', userId).where('folders.state', '=', STATE.ACTIVE);

function createFolderReads(db: Db) {
  return {
    /** All folders of one owner: a set's children are found among them, so one query serves every list. */
    cards: (userId: string): Promise<FolderCard[]> =>
      activeFolders(db, userId)
        .leftJoin('files as cover', (join) => join.on('cover.id', '=', coverId()))
        .selectAll('folders')
        .select([
          firstOrLastPhoto('taken', 'asc').$castTo<number | null>().as('first_taken'),
          firstOrLastPhoto('taken', 'desc').$castTo<number | null>().as('last_taken'),
          firstOrLastPhoto('tz', 'asc').$castTo<number | null>().as('first_timezone'),
        ])
        .select(['cover.id as cover_id', 'cover.thumbhash as cover_thumbhash'])
        .select('folders.cover_image_id as image_id')
        .execute(),

    /** Like `cards`, without the photo columns that a card needs. */
    all: (userId: string): Promise<FolderRow[]> => activeFolders(db, userId).selectAll('folders').execute(),

    find: (userId: string, id: string): Promise<FolderRow | undefined> =>
      activeFolders(db, userId).selectAll('folders').where('id', '=', id).executeTakeFirst(),

    /** Albums and sets together. */
    async count(userId: string): Promise<number> {
      const { count } = await activeFolders(db, userId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Ids of the albums in a set. */
    async idsIn(userId: string, setId: string): Promise<string[]> {
      const rows = await activeFolders(db, userId)
        .select('folders.id')
        .where('parent_id', '=', setId)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Albums and sets. Every call names the owner: a foreign id finds nothing. */
export function createFoldersRepository(db: Db) {
  return {
    ...createFolderReads(db),

    insert: (row: NewFolder): Promise<FolderRow> =>
      db
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
        .executeTakeFirstOrThrow(),

    async update(userId: string, id: string, values: Partial<FolderRow>): Promise<void> {
      const row = db.updateTable('folders').set(values).where('id', '=', id);
      await row.where('user_id', '=', userId).execute();
    },

    /** Restores a deleted album: into its set if that still exists, at its old position. */
    async revive(userId: string, id: string): Promise<void> {
      const folder = await db
        .selectFrom('folders')
        .select(['state', 'parent_id'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!folder || folder.state === STATE.ACTIVE) return;
      const set = await db
        .selectFrom('folders')
        .select('id')
        .where('id', '=', folder.parent_id ?? '')
        .where('type', '=', FOLDER_TYPES.ALBUM_SET)
        .where('state', '=', STATE.ACTIVE)
        .executeTakeFirst();
      await db
        .updateTable('folders')
        .set({ state: STATE.ACTIVE, dtime: null, batch: null, parent_id: set?.id ?? null })
        .where('id', '=', id)
        .execute();
    },

    /** Keeps the order of the account's album list. */
    async setListOrder(userId: string, order: number): Promise<void> {
      await db.updateTable('users').set({ folder_order: order }).where('id', '=', userId).execute();
    },
  };
}

export type FoldersRepository = ReturnType<typeof createFoldersRepository>;
