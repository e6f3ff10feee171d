import type { Kysely } from 'kysely';
import type { Database, FileRow, FolderRow } from '../../db/schema.ts';
import { inChunks } from './chosen.ts';
import { recycleFiles } from './recycleFiles.ts';
import { splitByBytes } from './restoreFiles.ts';
import { tally } from './tally.ts';

/** Puts living photos of one account into another album, without a question about bytes. */
export async function relocate(
  trx: Kysely<Database>,
  folderId: string,
  rows: readonly FileRow[],
): Promise<void> {
  await tally(trx, rows, -1);
  for (const ids of inChunks(rows.map((row) => row.id))) {
    await trx.updateTable('files').set({ folder_id: folderId }).where('id', 'in', ids).execute();
  }
  await tally(
    trx,
    rows.map((row) => ({ ...row, folder_id: folderId })),
    1,
  );
}

/**
 * Moves living photos of one account to an album, inside the account's lock. Photos whose bytes the album shows already
 * are not listed twice: they go to the recycle bin, from where nothing is lost.
 */
export async function moveFiles(
  trx: Kysely<Database>,
  target: FolderRow,
  rows: readonly FileRow[],
  change: { batch: string; now: number; days: number },
): Promise<{ merged: number }> {
  const moving = rows.filter((row) => row.folder_id !== target.id);
  const { fresh, twice } = await splitByBytes(trx, target.id, moving);
  await recycleFiles(trx, twice, change);
  await relocate(trx, target.id, fresh);
  return { merged: twice.length };
}
