import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
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

/** Thrown inside a transaction to roll it back: an id belongs to another account. */
class ForeignIdError extends Error {}

async function addFiles(trx: Db, at: { share: ShareRow; now: number }, ids: readonly string[]) {
  const { share, now } = at;
  for (const part of inChunks(ids, CHUNK)) {
    const theirs = await trx
      .selectFrom('files')
      .select('id')
      .where('id', 'in', part)
      .where('user_id', '=', share.user_id)
      .where('state', '=', STATE.ACTIVE)
      .execute();
    if (theirs.length !== part.length) throw new ForeignIdError();
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
    .where('state', '=', STATE.ACTIVE)
    .executeTakeFirst();
  // Sets cannot be shared (spec §2), only albums.
  if (folder?.type !== 1) throw new ForeignIdError();
  await trx
    .insertInto('share_files')
    .columns(['share_id', 'file_id', 'ctime'])
    .expression((eb) =>
      eb
        .selectFrom('files')
        .select([sql.val(share.id).as('share_id'), 'id as file_id', sql<number>`${now} + 0`.as('ctime')])
        .where('folder_id', '=', folderId)
        .where('state', '=', STATE.ACTIVE),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function fill(trx: Db, at: { share: ShareRow; now: number }, content: ShareContent) {
  if (content.folderId !== undefined) await addFolder(trx, at, content.folderId);
  if (content.fileIds) await addFiles(trx, at, Array.from(new Set(content.fileIds)));
}

/** False where something belongs to another account; nothing is changed then. */
async function orNothing(db: Db, work: (trx: Db) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction().execute(work);
    return true;
  } catch (error) {
    if (error instanceof ForeignIdError) return false;
    throw error;
  }
}

/** The photos of shares. */
export function createShareContentsRepository(db: Db) {
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
        for (const part of inChunks(ids, CHUNK)) {
          await trx
            .deleteFrom('share_files')
            .where('share_id', '=', shareId)
            .where('file_id', 'in', part)
            .execute();
        }
      });
    },
  };
}
