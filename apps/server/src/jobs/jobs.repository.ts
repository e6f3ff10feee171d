import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** `next_run` of a requested job: due, and different from any planned time. */
const REQUESTED = -1;

interface Lease {
  holder: string;
  now: number;
  until: number;
  /** The latest times that a clock which is right can have written. */
  latest: { run: number; lease: number };
}

/** Leases of jobs: one statement takes a due and free job, so two servers never share a run. Unix seconds. */
export function createJobsRepository(db: Db) {
  return {
    /** Adds a job, due at `now`, unless it exists. */
    async add(name: string, now: number): Promise<void> {
      await db
        .insertInto('jobs')
        .values({ name, next_run: now, holder: null, last_run: null, error: null })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    /**
     * Takes a due job; false where it is not due or leased by another server. A time beyond the latest that is possible
     * was written by a clock that was ahead, and does not count.
     */
    async take(name: string, lease: Lease): Promise<boolean> {
      const { holder, now, until, latest } = lease;
      const taken = await db
        .updateTable('jobs')
        .set({ holder, leased_until: until, next_run: now })
        .where('name', '=', name)
        .where((eb) => eb.or([eb('next_run', '<=', now), eb('next_run', '>', latest.run)]))
        .where((eb) => eb.or([eb('leased_until', '<=', now), eb('leased_until', '>', latest.lease)]))
        .returning('name')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async renew(name: string, { holder, until }: { holder: string; until: number }): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ leased_until: until })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute();
    },

    /** Ends a run. The job is due again at `nextRun`, or now where it was requested during the run. */
    async finish(
      name: string,
      run: { holder: string; now: number; nextRun: number; error: string | null },
    ): Promise<void> {
      const { holder, now, nextRun, error } = run;
      await db
        .updateTable('jobs')
        .set({
          error,
          next_run: sql<number>`case when next_run < 0 then ${sql.lit(now)} else ${sql.lit(nextRun)} end`,
          leased_until: 0,
          last_run: now,
        })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute();
    },

    /** Makes a job due now, on any server. */
    async request(name: string): Promise<void> {
      await db.updateTable('jobs').set({ next_run: REQUESTED }).where('name', '=', name).execute();
    },

    /** Every job with the error of its last run, if it failed. */
    list: (): Promise<{ name: string; error: string | null }[]> =>
      db.selectFrom('jobs').select(['name', 'error']).execute(),
  };
}

export type JobsRepository = ReturnType<typeof createJobsRepository>;
