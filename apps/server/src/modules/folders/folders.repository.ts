import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FolderRow, STATE } from '../../db/schema.ts';

/** A folder with what its card shows: its cover photo, and first and last day of what it holds. */
export interface FolderCard extends FolderRow {
  first_taken: number | null;
  last_taken: number | null;
  cover_id: string | null;
  cover_thumbhash: string | null;
}

/** Albums and album-sets. Every call names the owner: a foreign id finds nothing. */
export function createFoldersRepository(db: Db) {
  // Each is one step in the album's index, so a list of albums costs albums, not photos.
  const edge = (direction: 'asc' | 'desc') =>
    sql<number | null>`(select taken from files where folder_id = folders.id and state = ${STATE.LIVE}
      order by taken ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1)`;
  const coverId = sql<string | null>`coalesce(
    (select id from files where id = folders.cover_file_id and state = ${STATE.LIVE}),
    (select id from files where folder_id = folders.id and state = ${STATE.LIVE} order by taken, id limit 1))`;

  const cards = () =>
    db
      .selectFrom('folders')
      .selectAll('folders')
      .select([edge('asc').as('first_taken'), edge('desc').as('last_taken'), coverId.as('cover_id')]);

  async function withThumbhash(rows: Omit<FolderCard, 'cover_thumbhash'>[]): Promise<FolderCard[]> {
    const ids = rows.flatMap((row) => row.cover_id ?? []);
    if (ids.length === 0) return rows.map((row) => ({ ...row, cover_thumbhash: null }));
    const found = await db.selectFrom('files').select(['id', 'thumbhash']).where('id', 'in', ids).execute();
    const byId = new Map(found.map((file) => [file.id, file.thumbhash]));
    return rows.map((row) => ({ ...row, cover_thumbhash: byId.get(row.cover_id ?? '') ?? null }));
  }

  return {
    /** Everything of one owner: a set's children are found among them, so one query serves every list. */
    async all(userId: string): Promise<FolderCard[]> {
      const rows = await cards().where('user_id', '=', userId).where('state', '=', STATE.LIVE).execute();
      return withThumbhash(rows);
    },

    async find(userId: string, id: string): Promise<FolderRow | undefined> {
      return db
        .selectFrom('folders')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', STATE.LIVE)
        .executeTakeFirst();
    },

    async insert(row: {
      id: string;
      user_id: string;
      parent_id: string | null;
      type: number;
      name: string;
      name_key: string;
      initial: string;
      ctime: number;
    }): Promise<FolderRow> {
      return db
        .insertInto('folders')
        .values((eb) => ({
          ...row,
          sdate: null,
          edate: null,
          cover_file_id: null,
          // New albums stand behind the others in custom order.
          numero: eb
            .selectFrom('folders')
            .select((sub) => sub.fn.coalesce(sub(sub.fn.max('numero'), '+', 1), sub.lit(0)).as('next'))
            .where('user_id', '=', row.user_id),
        }))
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

export type FoldersRepository = ReturnType<typeof createFoldersRepository>;
