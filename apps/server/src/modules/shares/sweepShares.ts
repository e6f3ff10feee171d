import type { Db } from '../../db/connect.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { SECONDS_PER_DAY } from '../../time.ts';

/** A guesser who stays away this long begins anew. */
const FORGET_GUESSES = 7 * SECONDS_PER_DAY;
/** The end of a share can be taken back for one day. */
const FORGET_SHARES = 2 * SECONDS_PER_DAY;

/** Takes ended shares away, and what is known of guessers who gave up; every day. `now` is Unix seconds. */
export function shareSweep(db: Db, now: () => number): Job {
  return {
    name: 'shares',
    every: SECONDS_PER_DAY,
    async run() {
      await db
        .deleteFrom('share_guesses')
        .where('seen', '<', now() - FORGET_GUESSES)
        .execute();
      await db
        .deleteFrom('shares')
        .where('ended', '>', 0)
        .where('ended', '<', now() - FORGET_SHARES)
        .execute();
    },
  };
}
