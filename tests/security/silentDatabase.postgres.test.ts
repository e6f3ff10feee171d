import { ERROR_CODES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../apps/server/test/browser.ts';
import { newPostgresUrl, openClient } from '../../apps/server/test/databases.ts';
import { keepEncryptionKey } from '../../apps/server/test/encryptionKey.ts';
import { type SilentProxy, startSilentProxy } from '../../apps/server/test/silentProxy.ts';
import { startServer, type TestServer } from '../../apps/server/test/startServer.ts';

const LIMITS = { connect: 2_000, statement: 2_000 };
/** More calls than the server has connections. */
const CALLS = 25;

let proxy: SilentProxy;
let server: TestServer;
let owner: Browser;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresUrl();
  await keepEncryptionKey(databaseUrl);
  const url = new URL(databaseUrl);
  proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  server = await startServer('postgres', { DATABASE_URL: url.href }, { databaseLimits: LIMITS });
  owner = await server.join('owner@example.com');
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});

async function look(path: string, browser = owner) {
  const response = await browser.browse(server.origin + path);
  return { status: response.status, reply: await response.json() };
}
const away = { status: 503, reply: [ERROR_CODES.SYSTEM, expect.any(String), null] };

it('answers 503 while PostgreSQL is silent, is alive all the time, and works again at once', async () => {
  const folders = () => Promise.all(Array.from({ length: CALLS }, () => look('/api/folders')));
  expect((await folders()).map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
  proxy.fallSilent();
  const waiting = folders();
  // With a cookie, whose session is in the database.
  expect(await look('/healthz')).toEqual({ status: 200, reply: { ok: true } });
  expect(await look('/readyz')).toMatchObject({ status: 503, reply: { ok: false, database: false } });
  expect(await waiting).toEqual(Array(CALLS).fill(away));
  expect(await look('/api/folders')).toEqual(away);

  proxy.comeBack();
  // Idle connections of before are dead, and none of them is used.
  expect((await folders()).map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
  expect(await look('/readyz')).toMatchObject({ status: 200, reply: { ok: true } });
});

it('ends a statement that takes too long, and keeps its connection', async () => {
  const locker = await openClient(databaseUrl);
  await locker.query('begin; lock table sessions in access exclusive mode');
  const code = async () => (await look('/api/folders')).reply[0];
  expect(await code()).toBe(ERROR_CODES.SYSTEM);
  const { rows } = await locker.query(
    `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'
       and datname = current_database()`,
  );
  expect(rows).toEqual([{ waiting: 0 }]);
  await locker.query('rollback');
  await locker.end();
  expect(await code()).toBe(0);
});

it('has no limit for migrations', async () => {
  const [locker, observer] = [await openClient(databaseUrl), await openClient(databaseUrl)];
  await locker.query('begin; lock table kysely_migration in access exclusive mode');
  const second = startServer('postgres', { DATABASE_URL: databaseUrl }, { databaseLimits: LIMITS });
  await expect
    .poll(async () => {
      const { rows } = await observer.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
           and clock_timestamp() - query_start > interval '${LIMITS.statement + 500} milliseconds'`,
      );
      return rows.length;
    })
    .toBe(1);
  await locker.query('rollback');
  await Promise.all([locker.end(), observer.end()]);
  const { origin, stop } = await second;
  expect((await createBrowser(origin).browse(`${origin}/readyz`)).status).toBe(200);
  await stop();
});
