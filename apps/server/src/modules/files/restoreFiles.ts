import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { inChunks } from './chosen.ts';
import { tally } from './tally.ts';

/** Which of these bytes an album shows already. */
export async function bytesIn(
  trx: Kysely<Database>,
  folderId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const there = new Set<string>();
  for (const some of inChunks(hashes)) {
    const found = await trx
      .selectFrom('files')
      .select('sha256')
      .where('folder_id', '=', folderId)
      .where('state', '=', STATE.LIVE)
      .where('sha256', 'in', some)
      .execute();
    for (const { sha256 } of found) there.add(sha256);
  }
  return there;
}

/** Parts photos by whether their bytes would stand twice in an album. */
export async function splitByBytes(trx: Kysely<Database>, folderId: string, rows: readonly FileRow[]) {
  const there = await bytesIn(
    trx,
    folderId,
    rows.map((row) => row.sha256),
  );
  const fresh: FileRow[] = [];
  const twice: FileRow[] = [];
  for (const row of rows) {
    (there.has(row.sha256) ? twice : fresh).push(row);
    there.add(row.sha256);
  }
  return { fresh, twice };
}

/** Makes an album live again where it was deleted: in its set if that still lives, in its old place. */
export async function reviveFolder(trx: Kysely<Database>, userId: string, id: string): Promise<void> {
  const folder = await trx
    .selectFrom('folders')
    .select(['state', 'parent_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!folder || folder.state === STATE.LIVE) return;
  const set =
    folder.parent_id === null
      ? undefined
      : await trx
          .selectFrom('folders')
          .select('id')
          .where('id', '=', folder.parent_id)
          .where('type', '=', FOLDER_TYPES.NODE)
          .where('state', '=', STATE.LIVE)
          .executeTakeFirst();
  await trx
    .updateTable('folders')
    .set({ state: STATE.LIVE, dtime: null, batch: null, parent_id: set?.id ?? null })
    .where('id', '=', id)
    .execute();
}

/** Recycled photos that will not be needed any more; a job takes their bytes away. */
export async function dropRecycled(trx: Kysely<Database>, rows: readonly FileRow[]): Promise<void> {
  for (const ids of inChunks(rows.map((row) => row.id))) {
    await trx.updateTable('files').set({ state: STATE.GONE }).where('id', 'in', ids).execute();
  }
}

/**
 * Puts recycled photos of one account into an album, inside the account's lock. Those whose bytes the album shows are
 * not listed twice: they are merged into what is there.
 */
export async function restoreInto(
  trx: Kysely<Database>,
  folderId: string,
  rows: readonly FileRow[],
): Promise<{ count: number; merged: number }> {
  const { fresh, twice } = await splitByBytes(trx, folderId, rows);
  for (const ids of inChunks(fresh.map((row) => row.id))) {
    await trx
      .updateTable('files')
      .set({ state: STATE.LIVE, folder_id: folderId, dtime: null, vtime: null, batch: null })
      .where('id', 'in', ids)
      .execute();
  }
  await dropRecycled(trx, twice);
  await tally(
    trx,
    fresh.map((row) => ({ ...row, folder_id: folderId })),
    1,
  );
  return { count: rows.length, merged: twice.length };
}

/** Puts recycled photos back into the albums they were in, which are made again where they are gone. */
export async function restoreBack(trx: Kysely<Database>, userId: string, rows: readonly FileRow[]) {
  let merged = 0;
  const pids: string[] = [];
  for (const [folderId, own] of Map.groupBy(rows, (row) => row.folder_id)) {
    await reviveFolder(trx, userId, folderId);
    merged += (await restoreInto(trx, folderId, own)).merged;
    pids.push(folderId);
  }
  return { count: rows.length, merged, pids };
}
