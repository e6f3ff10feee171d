import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FolderRow, STATE } from '../../db/schema.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { recycleFiles } from '../files/recycleFiles.ts';
import { manageFolders, tidySet } from './manageFolders.ts';
import type { Managed } from './manageUndo.ts';

/** Photos read and recycled at a time: an album may hold very many. */
const CHUNK = 2_000;

export interface Removed {
  count: number;
  /** Takes the deletion of an album back. */
  undo: string | null;
  /** Takes the end of a set back, after `undo`. */
  manage: Managed['undo'] | null;
}

/** An album goes, its photos into the recycle bin; it is remembered with its set and place. */
async function removeLeaf(trx: Kysely<Database>, folder: FolderRow, days: number): Promise<Removed> {
  const batch = newId();
  const now = unixNow();
  await trx
    .insertInto('undos')
    .values({ id: batch, user_id: folder.user_id, kind: 'delete', ctime: now })
    .execute();
  let count = 0;
  for (;;) {
    const rows = await trx
      .selectFrom('files')
      .selectAll()
      .where('folder_id', '=', folder.id)
      .where('state', '=', STATE.LIVE)
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) break;
    await recycleFiles(trx, rows, { batch, now, days });
    count += rows.length;
  }
  await trx
    .updateTable('folders')
    .set({ state: STATE.RECYCLED, dtime: now, batch })
    .where('id', '=', folder.id)
    .execute();
  return { count, undo: batch, manage: await tidySetOf(trx, folder) };
}

/** Tidies the set of a removed album; returns the manage call that makes a dissolved set again, album included. */
async function tidySetOf(trx: Kysely<Database>, folder: FolderRow): Promise<Removed['manage']> {
  if (folder.parent_id === null) return null;
  const { undo } = await tidySet(trx, folder.user_id, folder.parent_id);
  const [set] = Object.keys(undo.create ?? {});
  return set === undefined ? null : { ...undo, move: { ...undo.move, [folder.id]: set } };
}

/** Only the grouping goes: its albums move up (spec §8 'Delete confirmations'). */
async function removeNode(trx: Kysely<Database>, folder: FolderRow): Promise<Removed> {
  const children = await trx
    .selectFrom('folders')
    .select('id')
    .where('parent_id', '=', folder.id)
    .where('user_id', '=', folder.user_id)
    .where('state', '=', STATE.LIVE)
    .execute();
  if (children.length > 0) {
    const move = Object.fromEntries(children.map(({ id }) => [id, '0']));
    const { undo } = await manageFolders(trx, folder.user_id, { move });
    return { count: children.length, undo: null, manage: undo };
  }
  await trx
    .updateTable('folders')
    .set({ state: STATE.RECYCLED, dtime: unixNow() })
    .where('id', '=', folder.id)
    .execute();
  return { count: 0, undo: null, manage: null };
}

/** Deletes an album or a set inside the account's lock. `days` is the recycle bin's lifetime. */
export async function removeFolder(trx: Kysely<Database>, folder: FolderRow, days: number): Promise<Removed> {
  return folder.type === FOLDER_TYPES.NODE ? removeNode(trx, folder) : removeLeaf(trx, folder, days);
}
