import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database, FileRow } from '../../db/schema.ts';
import { addToAxis, axisScope, dayOf } from '../files/axisCounts.ts';

/** Adds bytes to what an account uses. */
export async function addSpace(trx: Kysely<Database>, userId: string, bytes: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ space: eb('space', '+', bytes) }))
    .where('id', '=', userId)
    .execute();
}

/** Every figure that is the sum of photos: account, album, axis of both. `sign` is -1 for one that leaves. */
export async function count(trx: Kysely<Database>, file: FileRow, sign: 1 | -1): Promise<void> {
  const column = file.type === FILE_TYPES.VIDEO ? 'count_video' : 'count_photo';
  // The album first: every transaction that counts takes its locks in the same order.
  await trx
    .updateTable('folders')
    .set((eb) => ({ [column]: eb(column, '+', sign) }))
    .where('id', '=', file.folder_id)
    .execute();
  await trx
    .updateTable('users')
    .set((eb) => ({ [column]: eb(column, '+', sign), space: eb('space', '+', sign * file.size) }))
    .where('id', '=', file.user_id)
    .execute();
  const one = new Map([[dayOf(file.taken), sign]]);
  await addToAxis(trx, axisScope.user(file.user_id), one);
  await addToAxis(trx, axisScope.folder(file.folder_id), one);
}
