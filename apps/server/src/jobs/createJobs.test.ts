import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../test/databases.ts';
import { BACKENDS } from '../../test/startServer.ts';
import { type Db, migrate } from '../db/connect.ts';
import { createJobs, type Job } from './createJobs.ts';
import { createJobsRepository } from './jobs.repository.ts';

const DAY = 86_400;

describe.each(BACKENDS)('jobs on %s', (backend) => {
  let db: Db;
  let clock = 1_000_000;
  const now = () => clock;
  const errors: unknown[] = [];
  const log = { error: (...given: unknown[]) => void errors.push(given), info: () => undefined };
  const serverWith = (jobs: readonly Job[]) =>
    createJobs({ repository: createJobsRepository(db), jobs, log, now });

  beforeAll(async () => {
    db = await openDatabase(backend);
    await migrate(db);
  });
  afterAll(() => db.destroy());

  it('are done once, however many servers look for work at the same time', async () => {
    let done = 0;
    const job = {
      name: 'once',
      every: 100,
      async run() {
        done += 1;
      },
    };
    const servers = Array.from({ length: 5 }, () => serverWith([job]));
    for (const server of servers) await server.start();
    await Promise.all(servers.map((server) => server.runDue()));
    expect(done).toBe(1);
    clock += 99;
    await Promise.all(servers.map((server) => server.runDue()));
    expect(done).toBe(1);
    clock += 1;
    await Promise.all(servers.map((server) => server.runDue()));
    expect(done).toBe(2);
    for (const server of servers) await server.close();
  });

  it('are taken over from a server that died, and not from one that is still at it', async () => {
    let end: () => void = () => undefined;
    const ends = new Promise<void>((resolve) => {
      end = resolve;
    });
    const ran: string[] = [];
    const work = (who: string, wait: Promise<void>) => [
      {
        name: 'long',
        every: 100,
        run: () => {
          ran.push(who);
          return wait;
        },
      },
    ];
    const slow = serverWith(work('slow', ends));
    const other = serverWith(work('other', Promise.resolve()));
    await slow.start();
    const running = slow.runDue();
    await expect.poll(() => ran).toEqual(['slow']);
    await other.runDue();
    expect(ran).toEqual(['slow']);
    clock += 301;
    await other.runDue();
    expect(ran).toEqual(['slow', 'other']);
    end();
    await running;
    await slow.close();
    await other.close();
  });

  it('run again when the clock that planned them, or that took them, was ahead', async () => {
    let done = 0;
    const run = async () => {
      done += 1;
    };
    const server = serverWith([{ name: 'planned', every: 100, run }]);
    await server.start();
    clock += 400 * DAY;
    await server.runDue();
    clock -= 400 * DAY;
    await server.runDue();
    expect(done).toBe(2);
    // And then as often as before.
    await server.runDue();
    expect(done).toBe(2);
    const ahead = { leased_until: clock + 400 * DAY, next_run: clock, holder: 'died' };
    await db.updateTable('jobs').set(ahead).where('name', '=', 'planned').execute();
    await server.runDue();
    expect(done).toBe(3);
    await server.close();
  });

  it('reports failed jobs and runs them again a minute later', async () => {
    let tries = 0;
    const run = async () => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
    };
    const server = serverWith([{ name: 'fails', every: 1_000, run }]);
    await server.start();
    await server.runDue();
    const row = () => db.selectFrom('jobs').selectAll().where('name', '=', 'fails').executeTakeFirst();
    expect(await row()).toMatchObject({ error: 'not now', next_run: clock + 60 });
    expect(errors).toHaveLength(1);
    clock += 60;
    await server.runDue();
    expect(await row()).toMatchObject({ error: null, next_run: clock + 1_000 });
    await server.close();
  });

  it('that are requested run soon, and once more when they are requested while they run', async () => {
    let done = 0;
    const server: ReturnType<typeof serverWith> = serverWith([
      {
        name: 'asked',
        every: () => clock + 1_000,
        async run() {
          done += 1;
          if (done === 2) await server.soon('asked');
        },
      },
    ]);
    await server.start();
    await server.runDue();
    await server.soon('asked');
    await expect
      .poll(async () => {
        await server.runDue();
        return done;
      })
      .toBe(3);
    await server.close();
  });
});
