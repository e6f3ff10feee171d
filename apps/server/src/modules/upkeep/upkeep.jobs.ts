import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import { lockAccount } from '../files/tally.ts';
import { ZIP_LIFETIME } from '../files/zip.service.ts';
import { type CollectOptions, collectGone, collectLoose } from './collectBlobs.ts';
import { collectUnknown } from './collectUnknown.ts';

export interface SweepOptions extends CollectOptions {
  /** Removes files in the making that nobody makes any more. */
  sweepTemp: () => Promise<void>;
  /** Days that a deleted album is remembered after its last photo has gone. */
  recycleDays: number;
}

/** How long a change can be taken back, and a retry key is known. */
const UNDO_LIFETIME = SECONDS_PER_DAY;
const CHUNK = 1_000;

/** Photos whose time in the recycle bin is over go for good, one account after the other. */
async function expireRecycled(db: Db, now: number): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('files')
      .select(['id', 'user_id'])
      .where('state', '=', sql.lit<number>(STATE.RECYCLED))
      .where('vtime', '<=', now)
      .orderBy('vtime')
      .limit(CHUNK)
      .execute();
    if (due.length === 0) return;
    for (const [userId, rows] of Map.groupBy(due, (row) => row.user_id)) {
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId);
        // Asked again under the lock: one that was restored meanwhile stays.
        await trx
          .updateTable('files')
          .set({ state: STATE.GONE })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .where('state', '=', STATE.RECYCLED)
          .where('vtime', '<=', now)
          .execute();
      });
    }
  }
}

/** Deleted albums and sets that nothing remembers: no photo, no album, no time left. */
async function forgetFolders(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('folders')
    .where('state', '=', STATE.RECYCLED)
    .where('dtime', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').whereRef('files.folder_id', '=', 'folders.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('folders as child').select('child.id').whereRef('child.parent_id', '=', 'folders.id'),
        ),
      ),
    )
    .execute();
}

async function sweepTables(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires', '<=', now).execute();
  await db.deleteFrom('email_codes').where('expires', '<=', now).execute();
  await db.deleteFrom('attempts').where('expires', '<=', now).execute();
  await db.deleteFrom('used_nonces').where('expires', '<=', now).execute();
  await db
    .deleteFrom('zips')
    .where('ctime', '<=', now - ZIP_LIFETIME)
    .execute();
  await db
    .deleteFrom('undos')
    .where('ctime', '<=', now - UNDO_LIFETIME)
    .execute();
  await db
    .deleteFrom('call_replies')
    .where('ctime', '<=', now - UNDO_LIFETIME)
    .execute();
}

/** The names under which jobs are asked for. */
export const JOB = {
  EXPIRY: 'recycle-expiry',
  COLLECT: 'collect',
  UNKNOWN: 'unknown-files',
  SWEEP: 'sweep',
} as const;

/** The regular work of every installation: the bin's expiry, bytes without a reference, unknown files, what has expired. */
export function librarySweeps(options: SweepOptions): Job[] {
  const { db, now = unixNow, sweepTemp, recycleDays } = options;
  return [
    {
      name: JOB.EXPIRY,
      every: 10 * SECONDS_PER_MINUTE,
      run: () => expireRecycled(db, now()),
    },
    {
      name: JOB.COLLECT,
      every: 10 * SECONDS_PER_MINUTE,
      async run() {
        await collectGone(options);
        await collectLoose(options);
      },
    },
    {
      name: JOB.UNKNOWN,
      every: SECONDS_PER_DAY,
      run: async () => void (await collectUnknown(options)),
    },
    {
      name: JOB.SWEEP,
      every: SECONDS_PER_HOUR,
      async run() {
        await sweepTables(db, now());
        await forgetFolders(db, now() - recycleDays * SECONDS_PER_DAY);
        await sweepTemp();
      },
    },
  ];
}
