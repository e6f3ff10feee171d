import { FILE_TYPES, ORDER } from '@xiangji/api-client/contract';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import type { ShareRow, SharesTable } from '../../db/sharesSchema.ts';
import { createShareContentsRepository } from './shareContents.repository.ts';

export interface ShareCard extends ShareRow {
  count: number;
  cover_1: string | null;
  cover_2: string | null;
  cover_3: string | null;
}

/** A share with the data of its owner that visitors see. */
export type PublicShareRow = ShareRow & {
  owner_name: string;
  owner_email: string;
  owner_timezone: number | null;
};

const shown = sql`share_files join files on files.id = share_files.file_id
  where share_files.share_id = shares.id and files.state = ${sql.lit(STATE.ACTIVE)}`;
const cover = (place: number) =>
  sql<
    string | null
  >`(select files.id from ${shown} order by share_files.file_id limit 1 offset ${sql.lit(place)})`;
const cards = (db: Db, userId: string) =>
  db
    .selectFrom('shares')
    .selectAll('shares')
    .select([
      sql<number>`(select count(*) from ${shown})`.as('count'),
      cover(0).as('cover_1'),
      cover(1).as('cover_2'),
      cover(2).as('cover_3'),
    ])
    .where('shares.user_id', '=', userId);

function createShareReads(db: Db) {
  return {
    async list(userId: string, order: number): Promise<ShareCard[]> {
      const isByName = order === ORDER.NAME_ASC || order === ORDER.NAME_DESC;
      const direction = order === ORDER.DATE_DESC || order === ORDER.NAME_DESC ? 'desc' : 'asc';
      const active = cards(db, userId).where('shares.ended', '=', 0);
      const ordered = isByName ? active.orderBy('shares.name_key', direction) : active;
      return ordered.orderBy('shares.ctime', direction).orderBy('shares.id', direction).execute();
    },

    async find(userId: string, id: string): Promise<ShareCard | undefined> {
      return cards(db, userId).where('shares.id', '=', id).where('shares.ended', '=', 0).executeTakeFirst();
    },

    /** For visitors; shares of a disabled account, or of one that is about to be deleted, are not found. */
    findPublic: (id: string): Promise<PublicShareRow | undefined> =>
      db
        .selectFrom('shares')
        .innerJoin('users', 'users.id', 'shares.user_id')
        .selectAll('shares')
        .select(['users.name as owner_name', 'users.email as owner_email'])
        .select('users.timezone as owner_timezone')
        .where('shares.id', '=', id)
        .where('shares.ended', '=', 0)
        .where('users.disabled', '=', 0)
        .where('users.delete_at', '=', 0)
        .executeTakeFirst(),

    async thumbhashes(ids: readonly string[]): Promise<Map<string, string | null>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('files').select(['id', 'thumbhash']).where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row.thumbhash]));
    },

    /** The oldest photo of a share that its owner has not rotated: its cover, in previews and on its page. */
    async firstPicture(shareId: string) {
      return db
        .selectFrom('share_files')
        .innerJoin('files', 'files.id', 'share_files.file_id')
        .select(['files.id', 'files.type', 'files.width', 'files.height', 'files.poster_sha256'])
        .where('share_files.share_id', '=', shareId)
        .where('files.state', '=', STATE.ACTIVE)
        .where(({ eb, or }) =>
          or([eb('files.type', '!=', FILE_TYPES.VIDEO), eb('files.poster_sha256', 'is not', null)]),
        )
        .where('files.rotate', '=', 0)
        .orderBy('files.taken')
        .orderBy('files.id')
        .limit(1)
        .executeTakeFirst();
    },
  };
}

/** Shares of one owner. */
export function createSharesRepository(db: Db) {
  return {
    ...createShareReads(db),
    ...createShareContentsRepository(db),

    /** Deletes shares that ended before a moment, Unix seconds. */
    async deleteEnded(before: number): Promise<void> {
      await db.deleteFrom('shares').where('ended', '>', 0).where('ended', '<', before).execute();
    },

    async change(share: { id: string; user_id: string }, changes: Updateable<SharesTable>): Promise<boolean> {
      const row = await db
        .updateTable('shares')
        .set(changes)
        .where('id', '=', share.id)
        .where('user_id', '=', share.user_id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Revokes every access that was granted before. */
    async renew(shareId: string, changes: Pick<Updateable<SharesTable>, 'code' | 'private'>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const fresh = changes.code === undefined ? {} : { wrong: 0, wrong_hour: 0 };
        await trx
          .updateTable('shares')
          .set((eb) => ({ ...changes, ...fresh, version: eb('version', '+', 1) }))
          .where('id', '=', shareId)
          .execute();
        if (changes.code !== undefined) {
          await trx.deleteFrom('share_guesses').where('share_id', '=', shareId).execute();
        }
      });
    },

    /** Restores a share that was ended after `since`. */
    async revive(userId: string, id: string, since: number): Promise<boolean> {
      const row = await db
        .updateTable('shares')
        .set({ ended: 0 })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended', '>', since)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async count(shareId: string, column: 'opens' | 'saves'): Promise<void> {
      await db
        .updateTable('shares')
        .set((eb) => ({ [column]: eb(column, '+', 1) }))
        .where('id', '=', shareId)
        .execute();
    },
  };
}

export type SharesRepository = ReturnType<typeof createSharesRepository>;
