import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { createCountersRepository } from './files.counters.repository.ts';

/** Counts the photos of every account and album again. */
export async function recountPhotos(db: Db): Promise<void> {
  const accounts = await db.selectFrom('users').select(['id', 'space']).execute();
  for (const { id, space } of accounts)
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('folders')
        .set({ count_photo: 0, count_video: 0 })
        .where('user_id', '=', id)
        .execute();
      await trx.updateTable('users').set({ count_photo: 0, count_video: 0 }).where('id', '=', id).execute();
      const photos = await trx
        .selectFrom('files')
        .selectAll()
        .where('user_id', '=', id)
        .where('state', '=', STATE.ACTIVE)
        .execute();
      await createCountersRepository(trx).add(photos);
      await trx.updateTable('users').set({ space }).where('id', '=', id).execute();
    });
}
