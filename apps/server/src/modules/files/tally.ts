import { FILE_TYPES, UNTAGGED } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database, FileRow } from '../../db/schema.ts';
import { addToAxis, addToHeadings, axisScope, dayOf } from './axisCounts.ts';

/** What of a photo stands in counters. */
export type Counted = Pick<
  FileRow,
  'user_id' | 'folder_id' | 'type' | 'taken' | 'initial' | 'tag_id' | 'size' | 'live_size'
>;

/**
 * Holds an account's library until the transaction ends. Every transaction that changes photos or albums begins with
 * it: one account's changes happen one after the other, and none waits for another in a ring. The new version tells every
 * server that what it keeps of the library is no more (`responseCache.ts`).
 */
export async function lockAccount(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** Adds bytes to what an account uses. */
export async function addSpace(trx: Kysely<Database>, userId: string, bytes: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ space: eb('space', '+', bytes) }))
    .where('id', '=', userId)
    .execute();
}

function sums<K>(rows: readonly Counted[], keyOf: (row: Counted) => K, sign: number): Map<K, number> {
  const counts = new Map<K, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + sign);
  return counts;
}

async function tallyAxis(
  trx: Kysely<Database>,
  { scope, version }: { scope: string; version: number },
  rows: readonly Counted[],
  sign: number,
) {
  await addToAxis(
    trx,
    { scope, version },
    sums(rows, (row) => dayOf(row.taken), sign),
  );
  await addToHeadings(
    trx,
    { scope, kind: 'name' },
    sums(rows, (row) => row.initial, sign),
  );
  await addToHeadings(
    trx,
    { scope, kind: 'tag' },
    sums(rows, (row) => row.tag_id ?? UNTAGGED, sign),
  );
}

function totals(rows: readonly Counted[], sign: number) {
  const video = rows.filter((row) => row.type === FILE_TYPES.VIDEO).length;
  return { photo: sign * (rows.length - video), video: sign * video };
}

/**
 * Every figure that is the sum of photos: account, albums, headings of both. The photos are one account's; `sign` is
 * -1 for photos that leave.
 */
export async function tally(trx: Kysely<Database>, rows: readonly Counted[], sign: 1 | -1): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { user_id: userId } = first;
  const all = totals(rows, sign);
  const bytes = rows.reduce((sum, row) => sum + row.size + row.live_size, 0);
  const { version } = await trx
    .updateTable('users')
    .set((eb) => ({
      count_photo: eb('count_photo', '+', all.photo),
      count_video: eb('count_video', '+', all.video),
      space: eb('space', '+', sign * bytes),
    }))
    .where('id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tallyAxis(trx, { scope: axisScope.user(userId), version }, rows, sign);
  for (const [folderId, inFolder] of Map.groupBy(rows, (row) => row.folder_id)) {
    const own = totals(inFolder, sign);
    await trx
      .updateTable('folders')
      .set((eb) => ({
        count_photo: eb('count_photo', '+', own.photo),
        count_video: eb('count_video', '+', own.video),
      }))
      .where('id', '=', folderId)
      .execute();
    await tallyAxis(trx, { scope: axisScope.folder(folderId), version }, inFolder, sign);
  }
}
