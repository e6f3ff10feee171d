import type { Job } from '../../jobs/createJobs.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';

export interface PurgeDependencies {
  repositories: Pick<Repositories, 'purge'>;
  withAccountLock: WithAccountLock;
}

/**
 * Deletes the accounts whose deletion can no longer be undone at `now` (Unix seconds). The blob job removes bytes
 * without another reference. Resolves to the number of accounts.
 */
export async function purgeAccounts(deps: PurgeDependencies, now: number): Promise<number> {
  const due = await deps.repositories.purge.due(now);
  for (const id of due) {
    await deps.withAccountLock(id, async ({ purge }) => {
      if (await purge.close(id, now)) await purge.deleteAccount(id);
    });
  }
  return due.length;
}

/** Looks every hour for accounts that are to be deleted. */
export function removalJob(deps: PurgeDependencies, now: () => number): Job {
  return {
    name: 'accounts',
    every: SECONDS_PER_HOUR,
    run: async () => void (await purgeAccounts(deps, now())),
  };
}
