import type { Kysely } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import { hashesOf, releaseBlobs } from '../files/blobRefs.ts';
import { lockAccount } from '../files/tally.ts';

const CHUNK = 500;

/** Takes a part of an account's photos away with their references; false where there is none left. */
async function dropFiles(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('files')
    .select(['id', 'sha256', 'live_sha256', 'poster_sha256'])
    .where('user_id', '=', userId)
    .limit(CHUNK)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('files').where('id', 'in', ids).execute();
  await releaseBlobs(trx, rows.flatMap(hashesOf));
  return true;
}

async function dropImages(trx: Kysely<Database>, userId: string): Promise<void> {
  const images = await trx.deleteFrom('images').where('user_id', '=', userId).returning('sha256').execute();
  await releaseBlobs(
    trx,
    images.map(({ sha256 }) => sha256),
  );
}

/** One account with all that is its own. What others saved from its shares is theirs and stays. */
async function purge(trx: Kysely<Database>, userId: string): Promise<void> {
  await lockAccount(trx, userId);
  while (await dropFiles(trx, userId));
  await dropImages(trx, userId);
  await trx.updateTable('folders').set({ parent_id: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('folders').where('user_id', '=', userId).execute();
  await trx.updateTable('users').set({ invited_by: null }).where('invited_by', '=', userId).execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/**
 * Deletes the accounts whose time for taking it back is over at `now` (Unix seconds). Bytes that nobody else refers to
 * are taken away by the blob job. Resolves to the number of accounts.
 */
export async function purgeAccounts(db: Db, now: number): Promise<number> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('delete_at', '>', 0)
    .where('delete_at', '<=', now)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (trx) => {
      // Taken back in this very moment?
      const still = await trx
        .updateTable('users')
        .set({ disabled: 1 })
        .where('id', '=', id)
        .where('delete_at', '>', 0)
        .where('delete_at', '<=', now)
        .returning('id')
        .executeTakeFirst();
      if (still) await purge(trx, id);
    });
  }
  return due.length;
}

/** Looks every hour for accounts that are to go. */
export function removalJob(db: Db, now: () => number): Job {
  return {
    name: 'accounts',
    every: SECONDS_PER_HOUR,
    run: async () => void (await purgeAccounts(db, now())),
  };
}
