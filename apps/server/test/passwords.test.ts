import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { unixNow } from '../src/time.ts';
import type { Browser } from './browser.ts';
import { checkPassword, encryptedAuth } from './encryptedAuth.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, BEHIND_PROXY, startServer, type TestServer } from './startServer.ts';

describe.each(BACKENDS)('the password of an account on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend, BEHIND_PROXY);
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const idOf = (email: string) =>
    db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();

  it('changes the password with the old one, and ends every other session', async () => {
    const here = await server.join('pass@example.com', 'old-password');
    const there = server.browser();
    await there.api.signIn({ email: 'pass@example.com', password: 'old-password' });
    await checkPassword(here, 'old-password');
    const wrong = await encryptedAuth(here, { password: 'new-password', passold: 'not it' });
    const refused = await refusal(here.api.account.setPassword({ body: wrong }));
    expect(refused).toMatchObject({ code: E.PASSWORD_WRONG, data: { times: 1 } });
    const right = await encryptedAuth(here, { password: 'new-密码', passold: 'old-password' });
    await here.api.account.setPassword({ body: right });
    expect((await refusal(there.api.account.get())).code).toBe(E.NOT_SIGNED_IN);
    await checkPassword(here, 'new-密码');
    expect((await refusal(checkPassword(here, 'old-password'))).code).toBe(E.PASSWORD_WRONG);
  });

  it('sets a forgotten password by mail: locks open, sessions end, the code works once', async () => {
    const email = 'lost@example.com';
    const old = await server.join(email, 'forgotten');
    const { id: subject } = await idOf(email);
    const expires = unixNow() + 86_400;
    await db.insertInto('attempts').values({ subject, kind: 'day:127.0.0.1', count: 20, expires }).execute();
    const { api } = server.browser();
    const body = async (fields: Record<string, string>) => ({ auth: (await api.encrypt(fields)) as never });
    const nobody = api.auth.passwordCode({ body: await body({ email: 'nobody@example.com' }) });
    expect((await refusal(nobody)).code).toBe(E.EMAIL_NOT_REGISTERED);
    await api.auth.passwordCode({ body: await body({ email }) });
    const again = await api.auth.passwordCode({ body: await body({ email }) });
    expect(again.resend_after).toBeGreaterThan(0);
    const code = server.mailedCode(email);
    const reset = async (given: string) =>
      api.auth.password({ body: await body({ email, password: 'found-again', code: given }) });
    expect((await refusal(reset(code === '000000' ? '111111' : '000000'))).code).toBe(E.CODE_WRONG);
    await reset(code);
    expect((await refusal(reset(code))).code).toBe(E.CODE_WRONG);
    expect((await refusal(old.api.account.get())).code).toBe(E.NOT_SIGNED_IN);
    await api.signIn({ email, password: 'found-again' });
  });

  it('locks at the twentieth wrong password of a day until a reset', async () => {
    const email = 'hard@example.com';
    await server.join(email, 'right-password');
    const { id: subject } = await idOf(email);
    const expires = unixNow() + 86_400;
    await db.insertInto('attempts').values({ subject, kind: 'day:127.0.0.1', count: 19, expires }).execute();
    const { api } = server.browser();
    expect((await refusal(api.signIn({ email, password: 'wrong' }))).code).toBe(E.ACCOUNT_LOCKED);
    expect((await refusal(api.signIn({ email, password: 'right-password' }))).code).toBe(E.ACCOUNT_LOCKED);
    await db.updateTable('users').set({ disabled: 1 }).where('email', '=', email).execute();
    expect((await refusal(api.signIn({ email, password: 'wrong' }))).code).toBe(E.ACCOUNT_DISABLED);
  });

  it('opens a lock of an hour when the hour is over', async () => {
    const email = 'hour@example.com';
    await server.join(email, 'right-password');
    const { api } = server.browser();
    for (let times = 0; times < 5; times += 1) await refusal(api.signIn({ email, password: 'wrong' }));
    const locked = await refusal(api.signIn({ email, password: 'right-password' }));
    expect(locked.code).toBe(E.ACCOUNT_LOCKED_TEMPORARILY);
    await db.updateTable('attempts').set({ expires: unixNow() }).where('kind', 'like', 'signin:%').execute();
    const refused = await refusal(api.signIn({ email, password: 'wrong' }));
    expect(refused).toMatchObject({ code: E.PASSWORD_WRONG, data: { times: 1 } });
    await api.signIn({ email, password: 'right-password' });
  });

  it('compares no more passwords than the lock allows, however many come at once', async () => {
    const email = 'race@example.com';
    const owner = await server.join(email, 'right-password');
    const attempts = Array.from({ length: 12 }, () => refusal(checkPassword(owner, 'wrong')));
    const codes = (await Promise.all(attempts)).map((error) => error.code);
    expect(codes.filter((code) => code === E.PASSWORD_WRONG)).toHaveLength(4);
    expect(codes.filter((code) => code === E.ACCOUNT_LOCKED_TEMPORARILY)).toHaveLength(8);
    expect((await refusal(checkPassword(owner, 'right-password'))).code).toBe(E.ACCOUNT_LOCKED_TEMPORARILY);
  });
});

describe('telling who is registered', () => {
  it('is limited for each client', async () => {
    const server = await startServer('sqlite', BEHIND_PROXY);
    const nonsense = 'A'.repeat(684);
    const ask = async ({ api }: Browser) =>
      api.auth.signIn({ body: { auth: { kid: 'x', email: nonsense, password: nonsense } } });
    const greedy = server.browser();
    for (let round = 0; round < 30; round += 1) await refusal(ask(greedy));
    expect(await refusal(ask(greedy))).toMatchObject({ code: E.ILLEGAL_REQUEST, data: { reason: 'rate' } });
    const { csrf_token } = await greedy.api.config({ refresh: true });
    const headers = { 'x-csrf-token': csrf_token };
    const flooded = await greedy.browse(`${server.origin}/oapi/auth/signin`, { method: 'POST', headers });
    const wait = Number(flooded.headers.get('retry-after'));
    expect([flooded.status, wait > 0 && wait <= 60]).toEqual([429, true]);
    expect(await flooded.json()).toEqual([
      E.ILLEGAL_REQUEST,
      `操作过于频繁，请${wait}秒后重试`,
      { reason: 'rate', retry_after: wait },
    ]);
    const other = server.browser({ 'x-forwarded-for': '203.0.113.9' });
    expect((await refusal(ask(other))).data).toEqual({ reason: 'seal' });
    await server.stop();
  });
});
