import type { Kysely } from 'kysely';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { inChunks } from './chosen.ts';
import { tally } from './tally.ts';

/**
 * Moves living photos of one account to the recycle bin, inside the account's lock. `days` is how long they stay
 * there, fixed for each at this moment; `batch` names the change that can be taken back.
 */
export async function recycleFiles(
  trx: Kysely<Database>,
  rows: readonly FileRow[],
  { batch, now, days }: { batch: string; now: number; days: number },
): Promise<void> {
  for (const ids of inChunks(rows.map((row) => row.id))) {
    await trx
      .updateTable('files')
      .set({ state: STATE.RECYCLED, dtime: now, vtime: now + days * SECONDS_PER_DAY, batch })
      .where('id', 'in', ids)
      .execute();
  }
  await tally(trx, rows, -1);
}
