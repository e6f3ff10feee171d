import { ERROR_CODES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

describe.each(BACKENDS)('signing up, in and out on %s', (backend) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(backend);
  });
  afterAll(() => server.stop());

  it('opens an account with the mailed code, whatever the alphabet of the password', async () => {
    const browser = await server.join('a@example.com', '密码🔑 with spaces ');
    expect(await browser.api.account.get()).toMatchObject({
      user_email: 'a@example.com',
      user_name: expect.stringMatching(/^Member \w{4}$/),
    });
    const again = server.browser();
    await again.api.signIn({ email: 'A@Example.com ', password: '密码🔑 with spaces ' });
    expect((await again.api.account.get()).user_email).toBe('a@example.com');
  });

  it('distinguishes an unknown email, a registered one, and a wrong code', async () => {
    const { api } = server.browser();
    const unknown = await refusal(api.signIn({ email: 'nobody@example.com', password: 'secret-1' }));
    expect(unknown.code).toBe(ERROR_CODES.EMAIL_NOT_REGISTERED);
    await server.join('b@example.com');
    expect((await refusal(api.requestSignUpCode({ email: 'b@example.com' }))).code).toBe(
      ERROR_CODES.EMAIL_REGISTERED,
    );
    await api.requestSignUpCode({ email: 'c@example.com' });
    const wrong = server.mailedCode('c@example.com') === '000000' ? '000001' : '000000';
    const refused = await refusal(api.signUp({ email: 'c@example.com', password: 'secret-1', code: wrong }));
    expect(refused.code).toBe(ERROR_CODES.CODE_WRONG);
  });

  it('wears a mailed code out after five tries', async () => {
    const { api } = server.browser();
    const email = 'd@example.com';
    await api.requestSignUpCode({ email });
    const right = server.mailedCode(email);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let round = 0; round < 5; round += 1)
      await refusal(api.signUp({ email, password: 'secret-1', code: wrong }));
    const late = await refusal(api.signUp({ email, password: 'secret-1', code: right }));
    expect(late.code).toBe(ERROR_CODES.CODE_WRONG);
  });

  it('counts wrong passwords and locks for an hour at the fifth', async () => {
    await server.join('e@example.com', 'right-password');
    const { api } = server.browser();
    const attempt = (password: string) => refusal(api.signIn({ email: 'e@example.com', password }));
    for (let times = 1; times <= 4; times += 1) {
      expect(await attempt('wrong')).toMatchObject({ code: ERROR_CODES.PASSWORD_WRONG, data: { times } });
    }
    const now = Date.now() / 1000;
    const locked = await attempt('wrong');
    expect(locked.code).toBe(ERROR_CODES.ACCOUNT_LOCKED_TEMPORARILY);
    const { expires } = locked.data as { expires: number };
    expect(expires).toBeGreaterThan(now + 3_500);
    expect(expires).toBeLessThan(now + 3_700);
    expect((await attempt('right-password')).code).toBe(ERROR_CODES.ACCOUNT_LOCKED_TEMPORARILY);
  });

  it('restarts the count after a success', async () => {
    await server.join('f@example.com', 'right-password');
    const { api } = server.browser();
    await refusal(api.signIn({ email: 'f@example.com', password: 'wrong' }));
    await api.signIn({ email: 'f@example.com', password: 'right-password' });
    const next = await refusal(api.signIn({ email: 'f@example.com', password: 'wrong' }));
    expect(next.data).toEqual({ times: 1 });
  });

  it('revokes all access at sign-out, that of the upload token too', async () => {
    const browser = await server.join('g@example.com');
    const album = await browser.api.folders.create({ params: { id: '0' }, body: { name: 'Album' } });
    const { upload_token } = await browser.api.account.uploadToken();
    await browser.api.auth.signOut();
    expect((await refusal(browser.api.account.get())).code).toBe(ERROR_CODES.NOT_SIGNED_IN);
    const [code] = await browser.upload(album.id, { bytes: new Uint8Array(10), name: 'a.jpg' }, upload_token);
    expect(code).toBe(ERROR_CODES.NOT_SIGNED_IN);
  });

  it('keeps a used session, and its cookie with it, once an hour', async () => {
    const browser = await server.join('j@example.com');
    const { id } = await browser.api.folders.create({ params: { id: '0' }, body: { name: 'Album' } });
    const db = connect(server.databaseUrl);
    const cookiesOf = async (path: string) => {
      const { headers } = await browser.browse(server.origin + path);
      return headers.getSetCookie().filter((line) => line.startsWith('xj_session='));
    };
    const session = () =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id', 'sessions.expires'])
        .where('users.email', '=', 'j@example.com')
        .executeTakeFirstOrThrow();
    for (const path of ['/api/account', `/media/covers/${id}/a-all/cover.webp`]) {
      const { id: sessionId, expires } = await session();
      const earlier = { seen: Math.floor(Date.now() / 1_000) - 2 * 3_600, expires: expires - 7_200 };
      await db.updateTable('sessions').set(earlier).where('id', '=', sessionId).execute();
      // Caches that many users share may keep it.
      expect(await cookiesOf('/openapi.json')).toEqual([]);
      const all = (await Promise.all([1, 2, 3].map(() => cookiesOf(path)))).flat();
      expect(all).toEqual([expect.stringContaining(`=${browser.jar.get('xj_session')}; Max-Age=`)]);
      expect((await session()).expires).toBeGreaterThanOrEqual(expires);
      expect(await cookiesOf(path)).toEqual([]);
    }
    await db.destroy();
  });

  it('ends a session after SESSION_MAX_DAYS, however often it is used', async () => {
    const browser = await server.join('k@example.com');
    const db = connect(server.databaseUrl);
    const age = (days: number) =>
      db
        .updateTable('sessions')
        .set((eb) => ({ ctime: eb('ctime', '-', days * 86_400), seen: eb('seen', '-', 7_200) }))
        .execute();
    await age(179);
    await browser.api.account.get();
    const [session] = (await browser.api.account.sessions()).list;
    expect((session?.expires ?? 0) - (session?.ctime ?? 0)).toBe(180 * 86_400);
    await age(1);
    await browser.api.account.get();
    expect((await refusal(browser.api.account.get())).code).toBe(ERROR_CODES.NOT_SIGNED_IN);
    await db.destroy();
  });

  it('refuses a replayed secret', async () => {
    await server.join('h@example.com', 'right-password');
    const { api, browse, origin } = server.browser();
    const bodies: string[] = [];
    const spy: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/signin')) bodies.push(await request.clone().text());
      return browse(request);
    };
    const { createApiClient } = await import('@xiangji/api-client');
    await createApiClient({ baseUrl: origin, fetch: spy }).signIn({
      email: 'h@example.com',
      password: 'right-password',
    });
    const { csrf_token } = await api.config({ refresh: true });
    const replay = await browse(`${origin}/oapi/auth/signin`, {
      method: 'POST',
      body: bodies[0],
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf_token },
    });
    expect(((await replay.json()) as [number])[0]).toBe(ERROR_CODES.ILLEGAL_REQUEST);
  });

  it('refuses requests without a CSRF token, and renews a stale one automatically', async () => {
    const browser = await server.join('i@example.com');
    const bare = await browser.browse(`${server.origin}/api/folders/0`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Forged' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await bare.json()).toMatchObject([
      ERROR_CODES.ILLEGAL_REQUEST,
      expect.any(String),
      { reason: 'csrf' },
    ]);
    browser.jar.delete('xj_csrf');
    const album = await browser.api.folders.create({ params: { id: '0' }, body: { name: 'Mended' } });
    expect(album.name).toBe('Mended');
  });
});
