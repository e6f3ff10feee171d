import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { newId } from '../security/tokens.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../time.ts';

/** Work that is done again and again, by one server at a time however many run. */
export interface Job {
  name: string;
  /** Seconds from the end of one run to the next; or the moment of the next one, Unix seconds. */
  every: number | ((now: number) => number);
  /** Throws to be tried again after a minute. */
  run: () => Promise<void>;
}

/** A server that dies leaves its job to the others after this many seconds. */
const LEASE = 5 * SECONDS_PER_MINUTE;
/** A long run renews its lease well before that, milliseconds. */
const RENEW_MS = 60_000;
/** How often a server looks for work, milliseconds. */
const TICK_MS = 30_000;
const RETRY = SECONDS_PER_MINUTE;
const LONGEST_ERROR = 500;
/** `next_run` of a job that somebody asked for: due, and told apart from any moment. */
const ASKED = -1;

export interface JobsOptions {
  db: Db;
  jobs: readonly Job[];
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  now?: () => number;
}

/** Runs jobs by a table of leases: one statement takes a job that is due and free, so two servers never share a run. */
export function createJobs({ db, jobs, log, now = unixNow }: JobsOptions) {
  const holder = newId();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function plant(): Promise<void> {
    for (const { name } of jobs) {
      await db
        .insertInto('jobs')
        .values({ name, next_run: now(), holder: null, last_run: null, error: null })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
  }

  async function take(name: string): Promise<boolean> {
    const taken = await db
      .updateTable('jobs')
      .set({ holder, leased_until: now() + LEASE, next_run: now() })
      .where('name', '=', name)
      .where('next_run', '<=', now())
      .where('leased_until', '<=', now())
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function finish(name: string, values: { next_run: number; error: string | null }): Promise<void> {
    await db
      .updateTable('jobs')
      .set({
        ...values,
        // Asked for once more while it ran: then it is due at once.
        next_run: sql<number>`case when next_run < 0 then ${sql.lit(now())} else ${sql.lit(values.next_run)} end`,
        leased_until: 0,
        last_run: now(),
      })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  }

  async function renew(name: string): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ leased_until: now() + LEASE })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  }

  async function runOne({ name, every, run }: Job): Promise<boolean> {
    if (closed || !(await take(name))) return false;
    const heart = setInterval(() => void renew(name).catch(() => undefined), RENEW_MS).unref();
    try {
      await run();
      const next_run = typeof every === 'number' ? now() + every : every(now());
      await finish(name, { next_run, error: null });
      log.info({ job: name }, 'job done');
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      const text = error instanceof Error ? error.message.slice(0, LONGEST_ERROR) : 'unknown';
      await finish(name, { next_run: now() + RETRY, error: text });
    } finally {
      clearInterval(heart);
    }
    return true;
  }

  /** Runs what is due and free, one after the other; tells the names of what it ran. */
  async function runDue(): Promise<string[]> {
    const ran: string[] = [];
    for (const job of jobs) if (await runOne(job)) ran.push(job.name);
    return ran;
  }

  function tick(): Promise<unknown> {
    underWay = underWay
      .then(() => (closed ? undefined : runDue()))
      .catch((error: unknown) => {
        log.error({ err: error }, 'jobs failed');
      });
    return underWay;
  }

  return {
    runDue,

    /** Begins to look for work. */
    async start(): Promise<void> {
      await plant();
      timer = setInterval(() => void tick(), TICK_MS).unref();
    },

    /** Makes a job due now, whichever server will do it. */
    async soon(name: string): Promise<void> {
      await db.updateTable('jobs').set({ next_run: ASKED }).where('name', '=', name).execute();
      void tick();
    },

    /** Ends when what runs has ended. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
