import { ERROR_CODES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { newPostgresUrl, openClient, type PostgresClient } from '../../apps/server/test/databases.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';

const ROUNDS = 5;
const CALLS = 20;

let server: SpawnedServer;
let owner: Browser;
let database: PostgresClient;
let admin: PostgresClient;

beforeAll(async () => {
  const url = await newPostgresUrl();
  server = await spawnServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
  owner = await server.join('owner@example.com');
  database = await openClient(url);
  admin = await openClient(`${inject('postgresUrl')}postgres`);
});
afterAll(async () => {
  await database.end();
  await admin.end();
  expect(await server.stop()).toBe(0);
});

/** The code of one call's reply; every reply is an envelope with HTTP 200. */
async function callCode(): Promise<number> {
  const response = await owner.browse(`${server.origin}/api/folders`);
  expect(response.status).toBe(200);
  const [code] = (await response.json()) as [number];
  return code;
}

/** Resolves when a statement of the server waits for a lock. */
async function waitForLock(): Promise<void> {
  const waiting = async () =>
    (
      await admin.query(`select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
        database.database,
      ])
    ).rowCount;
  await expect.poll(waiting).toBeGreaterThan(0);
}

const SERVER_BACKENDS = `select pg_terminate_backend(pid, 20000) from pg_stat_activity
  where datname = $1 and pid <> $2`;
const WAITING_BACKENDS = `${SERVER_BACKENDS} and wait_event_type = 'Lock'`;

/** Ends connections of the server to the database; the test's own stays. */
async function terminate(backends: string): Promise<void> {
  const { rowCount } = await admin.query(backends, [database.database, Reflect.get(database, 'processID')]);
  expect(rowCount).toBeGreaterThan(0);
}

it('answers 10000 to calls whose connection ends, and the next calls succeed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.query('begin; lock table sessions in access exclusive mode');
    const calls = Array.from({ length: CALLS }, callCode);
    await waitForLock();
    await terminate(SERVER_BACKENDS);
    await database.query('rollback');
    const codes = await Promise.all(calls);
    expect(codes).toContain(ERROR_CODES.SYSTEM);
    expect(codes.filter((code) => code !== 0 && code !== ERROR_CODES.SYSTEM)).toEqual([]);
    await expect.poll(callCode).toBe(0);
  }
});

it('logs that an idle connection has ended, and the next calls succeed', async () => {
  const countLogged = () => server.lines.filter((line) => line.includes('database connection lost')).length;
  await expect.poll(callCode).toBe(0);
  const before = countLogged();
  await terminate(SERVER_BACKENDS);
  await expect.poll(countLogged).toBeGreaterThan(before);
  await expect.poll(callCode).toBe(0);
});

it('records that a job failed with its connection, and runs the job again', async () => {
  const emptyBin = async () => {
    const auth = await owner.api.encrypt({ password: 'secret-密码' });
    await owner.api.recycle.remove({ body: { all: 1, password: auth } });
  };
  const jobError = async () =>
    (await database.query<{ error: string | null }>(`select error from jobs where name = 'collect'`)).rows[0]
      ?.error;
  await database.query('begin; lock table blobs in access exclusive mode');
  await emptyBin();
  await waitForLock();
  await terminate(WAITING_BACKENDS);
  await database.query('rollback');
  await expect.poll(jobError).toEqual(expect.any(String));
  const hasFailed = () =>
    server.lines.some((line) => line.includes('"job failed"') && line.includes('"code":"57P01"'));
  await expect.poll(hasFailed).toBe(true);
  await expect.poll(callCode).toBe(0);
  await emptyBin();
  await expect.poll(jobError).toBe(null);
});
