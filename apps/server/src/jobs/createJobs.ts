import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../security/tokens.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../time.ts';
import type { JobsRepository } from './jobs.repository.ts';

/** Regular work, done by one server at a time however many run. */
export interface Job {
  name: string;
  /** Seconds from the end of one run to the next; or the moment of the next one, Unix seconds. */
  every: number | ((now: number) => number);
  /** Throws to be retried after a minute. */
  run: () => Promise<void>;
}

/** Seconds after which other servers take over the job of a server that died. */
const LEASE = 5 * SECONDS_PER_MINUTE;
/** A long run renews its lease well before it expires, milliseconds. */
const RENEW_MS = 60_000;
/** How often a server looks for work, milliseconds. */
const TICK_MS = 30_000;
const RETRY = SECONDS_PER_MINUTE;
const LONGEST_ERROR = 500;
/** Seconds by which the clocks of two servers may differ. */
const SKEW = 5 * SECONDS_PER_MINUTE;

export interface JobsOptions {
  repository: JobsRepository;
  jobs: readonly Job[];
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  now?: () => number;
  /** Called whenever a server looks for work. */
  onLook?: () => void;
}

const nextOf = (every: Job['every'], now: number): number =>
  typeof every === 'number' ? now + every : every(now);

function createRunner({ repository, log, now = unixNow }: Pick<JobsOptions, 'repository' | 'log' | 'now'>) {
  const holder = newId();
  const until = () => now() + LEASE;

  /** Runs a job that is due and not leased; false otherwise. */
  return async ({ name, every, run }: Job): Promise<boolean> => {
    const latest = {
      run: Math.max(nextOf(every, now()), now() + RETRY) + SKEW,
      lease: until() + SKEW,
    };
    if (!(await repository.take(name, { holder, now: now(), until: until(), latest }))) return false;
    const renew = () => repository.renew(name, { holder, until: until() });
    const heartbeat = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref();
    const finish = (nextRun: number, error: string | null) =>
      repository.finish(name, { holder, now: now(), nextRun, error });
    try {
      await run();
      await finish(nextOf(every, now()), null);
      log.info({ job: name }, 'job done');
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      const text = error instanceof Error ? error.message.slice(0, LONGEST_ERROR) : 'unknown';
      await finish(now() + RETRY, text);
    } finally {
      clearInterval(heartbeat);
    }
    return true;
  };
}

/** Runs jobs that are due, each on one server at a time. */
export function createJobs({ repository, jobs, log, now = unixNow, onLook }: JobsOptions) {
  const runOne = createRunner({ repository, log, now });
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Runs all jobs that are due and not running elsewhere, one after the other; returns their names. */
  async function runDue(): Promise<string[]> {
    onLook?.();
    const ran: string[] = [];
    for (const job of jobs) if (!closed && (await runOne(job))) ran.push(job.name);
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

    /** Registers the jobs, and starts polling for work unless told otherwise. */
    async start({ polls = true } = {}): Promise<void> {
      for (const { name } of jobs) await repository.add(name, now());
      if (polls) timer = setInterval(() => void tick(), TICK_MS).unref();
    },

    /** Makes a job due now, on any server. */
    async soon(name: string): Promise<void> {
      await repository.request(name);
      void tick();
    },

    /** Settles when the running job has ended. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
