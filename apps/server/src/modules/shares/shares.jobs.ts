import type { Job } from '../../jobs/createJobs.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { CodeAttemptsRepository } from './codeAttempts.repository.ts';
import type { SharesRepository } from './shares.repository.ts';

/** The wrong codes of a client are deleted after this time without another. */
const FORGET_ATTEMPTS = 7 * SECONDS_PER_DAY;
/** Ending a share can be undone for one day. */
const FORGET_SHARES = 2 * SECONDS_PER_DAY;

/** Every day, deletes ended shares and forgets old attempts. `now` is Unix seconds. */
export function shareSweep(
  { shares, attempts }: { shares: SharesRepository; attempts: CodeAttemptsRepository },
  now: () => number,
): Job {
  return {
    name: 'shares',
    every: SECONDS_PER_DAY,
    async run() {
      await attempts.forgetBefore(now() - FORGET_ATTEMPTS);
      await shares.deleteEnded(now() - FORGET_SHARES);
    },
  };
}
