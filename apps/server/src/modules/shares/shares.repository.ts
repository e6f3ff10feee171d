import { FILE_TYPES, ORDER } from '@xiangji/api-client/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import type { ShareRow, SharesTable } from '../../db/sharesSchema.ts';

/** Ids of one statement. */
const CHUNK = 500;

/** The photos of a share: those of an album, or selected ones. */
export interface ShareContent {
  folderId?: string | undefined;
  fileIds?: readonly string[] | undefined;
}

export interface ShareCard extends ShareRow {
  count: number;
  cover_1: string | null;
  cover_2: string | null;
  cover_3: string | null;
}

/** Thrown inside a transaction to roll it back: an id was not theirs. */
class NotTheirs extends Error {}

async function addFiles(trx: Db, at: { share: ShareRow; now: number }, ids: readonly string[]) {
  const { share, now } = at;
  for (let start = 0; start < ids.length; start += CHUNK) {
    const part = ids.slice(start, start + CHUNK);
    const theirs = await trx
      .selectFrom('files')
      .select('id')
      .where('id', 'in', part)
      .where('user_id', '=', share.user_id)
      .where('state', '=', STATE.LIVE)
      .execute();
    if (theirs.length !== part.length) throw new NotTheirs();
    await trx
      .insertInto('share_files')
      .values(part.map((file_id) => ({ share_id: share.id, file_id, ctime: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function addFolder(trx: Db, at: { share: ShareRow; now: number }, folderId: string) {
  const { share, now } = at;
  const folder = await trx
    .selectFrom('folders')
    .select('type')
    .where('id', '=', folderId)
    .where('user_id', '=', share.user_id)
    .where('state', '=', STATE.LIVE)
    .executeTakeFirst();
  // Sets are not shared (spec §2), only albums.
  if (folder?.type !== 1) throw new NotTheirs();
  await trx
    .insertInto('share_files')
    .columns(['share_id', 'file_id', 'ctime'])
    .expression((eb) =>
      eb
        .selectFrom('files')
        .select([sql.val(share.id).as('share_id'), 'id as file_id', sql<number>`${now} + 0`.as('ctime')])
        .where('folder_id', '=', folderId)
        .where('state', '=', STATE.LIVE),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A share with what its visitors see of the owner. */
export type PublicShareRow = ShareRow & {
  owner_name: string;
  owner_email: string;
  owner_timezone: number | null;
};

const shown = sql`share_files join files on files.id = share_files.file_id
  where share_files.share_id = shares.id and files.state = ${sql.lit(STATE.LIVE)}`;
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

async function fill(trx: Db, at: { share: ShareRow; now: number }, content: ShareContent) {
  if (content.folderId !== undefined) await addFolder(trx, at, content.folderId);
  if (content.fileIds) await addFiles(trx, at, Array.from(new Set(content.fileIds)));
}

/** False where something was not theirs; nothing is changed then. */
async function orNothing(db: Db, work: (trx: Db) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction().execute(work);
    return true;
  } catch (error) {
    if (error instanceof NotTheirs) return false;
    throw error;
  }
}

function createShareReads(db: Db) {
  return {
    async list(userId: string, order: number): Promise<ShareCard[]> {
      const isByName = order === ORDER.NAME_ASC || order === ORDER.NAME_DESC;
      const direction = order === ORDER.DATE_DESC || order === ORDER.NAME_DESC ? 'desc' : 'asc';
      const living = cards(db, userId).where('shares.ended', '=', 0);
      const ordered = isByName ? living.orderBy('shares.name_key', direction) : living;
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

    /** The oldest photo of a share that lies as the camera saw it: the face of the share, in previews and on its page. */
    async firstPicture(shareId: string) {
      return db
        .selectFrom('share_files')
        .innerJoin('files', 'files.id', 'share_files.file_id')
        .select(['files.id', 'files.type', 'files.width', 'files.height', 'files.poster_sha256'])
        .where('share_files.share_id', '=', shareId)
        .where('files.state', '=', STATE.LIVE)
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

/** The photos of shares. */
function createShareContents(db: Db) {
  return {
    create: (share: Insertable<SharesTable>, content: ShareContent, now: number): Promise<boolean> =>
      orNothing(db, async (trx) => {
        const row = await trx.insertInto('shares').values(share).returningAll().executeTakeFirstOrThrow();
        await fill(trx, { share: row, now }, content);
      }),

    add: (share: ShareRow, content: ShareContent, now: number): Promise<boolean> =>
      orNothing(db, (trx) => fill(trx, { share, now }, content)),

    async removeFiles(shareId: string, ids: readonly string[]): Promise<void> {
      await db.transaction().execute(async (trx) => {
        for (let start = 0; start < ids.length; start += CHUNK) {
          await trx
            .deleteFrom('share_files')
            .where('share_id', '=', shareId)
            .where('file_id', 'in', ids.slice(start, start + CHUNK))
            .execute();
        }
      });
    },
  };
}

/** Shares of one owner. */
export function createSharesRepository(db: Db) {
  return {
    ...createShareReads(db),
    ...createShareContents(db),

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

    /** Shuts every door that was opened before. */
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

    /** Brings a share back that was ended after `since`. */
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
