import type { Job } from '../../jobs/createJobs.ts';
import type { BlobStore } from '../../storage/index.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import { ZIP_LIFETIME } from '../files/zip.service.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';
import { collectGone, collectUnreferenced } from './collectBlobs.ts';
import { collectUnknown } from './collectUnknown.ts';
import type { RemovalRepository } from './removal.repository.ts';
import type { UpkeepRepository } from './upkeep.repository.ts';

export interface UpkeepOptions {
  removal: RemovalRepository;
  upkeep: UpkeepRepository;
  repositories: Pick<Repositories, 'recycle'>;
  withAccountLock: WithAccountLock;
  store: BlobStore;
  now?: () => number;
  /** The time by which data is deleted for ever. */
  settledNow: () => number;
  /** Deletes temporary files that no server writes any more, as of a moment. */
  sweepTemp: (now: number) => Promise<void>;
  /** Days that a deleted album is remembered after its last photo was deleted. */
  recycleDays: number;
}

/** How long a change can be undone, and a retry key is remembered. */
const UNDO_LIFETIME = SECONDS_PER_DAY;
const CHUNK = 1_000;

/** Permanently deletes photos that have expired in the recycle bin, one account after the other. */
async function expireRecycled(
  { repositories, withAccountLock }: Pick<UpkeepOptions, 'repositories' | 'withAccountLock'>,
  now: number,
): Promise<void> {
  for (;;) {
    const expired = await repositories.recycle.expired(now, CHUNK);
    if (expired.length === 0) return;
    for (const [userId, rows] of Map.groupBy(expired, (row) => row.user_id)) {
      const ids = rows.map(({ id }) => id);
      // Checked again under the lock: a photo that has been restored stays.
      await withAccountLock(userId, ({ recycle }) => recycle.expire(ids, now));
    }
  }
}

/** The names under which jobs are requested. */
export const JOB = {
  EXPIRY: 'recycle-expiry',
  COLLECT: 'collect',
  UNKNOWN: 'unknown-files',
  SWEEP: 'sweep',
} as const;

/**
 * The regular jobs of every installation: expiry in the recycle bin, bytes without a reference, unknown files,
 * expired rows.
 */
export function upkeepJobs(options: UpkeepOptions): Job[] {
  const { removal, upkeep, store, now = unixNow, settledNow, sweepTemp, recycleDays } = options;
  const collect = { repository: removal, store, now, settledNow };
  return [
    {
      name: JOB.EXPIRY,
      every: 10 * SECONDS_PER_MINUTE,
      run: () => expireRecycled(options, settledNow()),
    },
    {
      name: JOB.COLLECT,
      every: 10 * SECONDS_PER_MINUTE,
      async run() {
        await collectGone(collect);
        await collectUnreferenced(collect);
      },
    },
    {
      name: JOB.UNKNOWN,
      every: SECONDS_PER_DAY,
      run: async () => void (await collectUnknown(collect)),
    },
    {
      name: JOB.SWEEP,
      every: SECONDS_PER_HOUR,
      async run() {
        const settled = settledNow();
        await upkeep.deleteExpired(settled);
        await upkeep.deleteZips(settled - ZIP_LIFETIME);
        await upkeep.deleteUndos(settled - UNDO_LIFETIME);
        await upkeep.deleteFolders(settled - recycleDays * SECONDS_PER_DAY);
        await sweepTemp(settled);
      },
    },
  ];
}
