import { ERROR_CODES as E, HEADERS, STALE_CSRF, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { BACKENDS, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { sendRaw } from './rawHttp.ts';

/** Routes without the CSRF token: they are authorised by a token of their own, or change nothing. */
const EXEMPT = [...Object.values(UPLOAD_PATHS), '/pay/sandbox/:token', '/share-target'];

/** The first letter of a path, percent-encoded. */
const encoded = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const SPELLINGS: Record<string, (path: string, origin: string) => string> = {
  plain: (path) => path,
  'percent-encoded': encoded,
  'percent-encoded at the end': (path) => path.replace(/[a-z](?=[^a-z]*$)/, encoded),
  'the absolute form': (path, origin) => origin + path,
  'the absolute form of another host': (path) => `http://example.com${path}`,
  'a trailing slash': (path) => `${path}/`,
  'a double slash': (path) => `/${path}`,
  'a double slash inside': (path) => path.replace(/(?<=.)\//, '//'),
};

describe.each(BACKENDS)('forged requests on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let changing: { method: string; url: string }[];
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    changing = server.registered
      .map((route) => route.split(' '))
      .map(([method = '', url = '']) => ({ method, url }))
      .filter(({ method }) => method !== 'GET');
  });
  afterAll(() => server.stop());

  const cookies = (browser: Browser) => Array.from(browser.jar, (pair) => pair.join('=')).join('; ');
  const belongings = async () => ({
    account: await owner.api.account.get(),
    sessions: await owner.api.account.sessions(),
    folders: await owner.api.folders.list(),
  });

  async function forge(method: string, target: string, body = '{}') {
    const headers = { cookie: cookies(owner), 'content-type': 'application/json' };
    const reply = await sendRaw(server.origin, { method, target, headers, body });
    return JSON.parse(reply.body) as [code: number, message: string, data: unknown];
  }

  it.each(Object.entries(SPELLINGS))('refuses every change without a token: %s', async (_, spell) => {
    const before = await belongings();
    const guarded = changing.filter(({ url }) => !EXEMPT.includes(url));
    expect(guarded.length).toBeGreaterThan(50);
    for (const { method, url } of guarded) {
      const target = spell(url.replace(/:\w+/g, '0'), server.origin);
      const [code, , data] = await forge(method, target);
      const answer = `${method} ${target}: ${code} ${JSON.stringify(data)}`;
      expect([
        `${method} ${target}: ${E.ILLEGAL_REQUEST} ${JSON.stringify({ reason: STALE_CSRF })}`,
        `${method} ${target}: ${E.NOT_FOUND} null`,
      ]).toContain(answer);
    }
    expect(await belongings()).toEqual(before);
  });

  it('refuses requests that a form of a sibling domain could send', async () => {
    const before = await belongings();
    for (const spell of Object.values(SPELLINGS)) {
      await forge('PUT', spell('/api/account/name', server.origin), JSON.stringify({ name: 'Forged' }));
      await forge('POST', spell('/oapi/auth/signout', server.origin), '');
    }
    expect(await belongings()).toEqual(before);
  });

  it('accepts a token in the session that it was issued in only', async () => {
    const browser = server.browser();
    const put = async (token: string) => {
      const response = await browser.browse(`${server.origin}/api/account/name`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', [HEADERS.CSRF]: token },
        body: JSON.stringify({ name: 'Renamed' }),
      });
      const [code, , data] = (await response.json()) as [number, string, unknown];
      return code === E.ILLEGAL_REQUEST ? data : code;
    };
    const { csrf_token: before } = await browser.api.account.config();
    await browser.api.signIn({ email: 'owner@example.com', password: 'secret-密码' });
    expect(await put(before)).toEqual({ reason: STALE_CSRF });
    const { csrf_token: during } = await browser.api.account.config();
    expect(await put(`${during}x`)).toEqual({ reason: STALE_CSRF });
    expect(await put(during)).toBe(0);
    await browser.api.auth.signOut();
    expect(await put(during)).toEqual({ reason: STALE_CSRF });
    await browser.api.signIn({ email: 'owner@example.com', password: 'secret-密码' });
    expect(await put(during)).toEqual({ reason: STALE_CSRF });
  });

  it('refuses the token of another browser', async () => {
    const { csrf_token } = await owner.api.account.config();
    const other = server.browser();
    await other.api.account.config();
    const response = await other.browse(`${server.origin}/oapi/auth/signout`, {
      method: 'POST',
      headers: { [HEADERS.CSRF]: csrf_token },
    });
    const [code, , data] = (await response.json()) as [number, string, unknown];
    expect([code, data]).toEqual([E.ILLEGAL_REQUEST, { reason: STALE_CSRF }]);
  });
});

describe('cookies over https', () => {
  const cookiesOf = async (server: TestServer, headers: Record<string, string> = {}) => {
    const browser = server.browser(headers);
    const response = await browser.browse(`${server.origin}/oapi/config`);
    return { set: response.headers.getSetCookie(), hsts: response.headers.get('strict-transport-security') };
  };

  it('have the __Host- prefix and Secure', async () => {
    const server = await startServer('sqlite', { PUBLIC_URL: 'https://photos.example.com' });
    const { set, hsts } = await cookiesOf(server);
    expect(set).toEqual([
      expect.stringMatching(/^__Host-xj_csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(hsts).toMatch(/^max-age=/);
    const owner = await server.join('owner@example.com');
    const lasting = ['__Host-xj_csrf', '__Host-xj_device'];
    expect(Array.from(owner.jar.keys()).toSorted()).toEqual([...lasting, '__Host-xj_session']);
    expect((await owner.api.account.get()).user_email).toBe('owner@example.com');
    await owner.api.auth.signOut();
    expect(Array.from(owner.jar.keys()).toSorted()).toEqual(lasting);
    await server.stop();
  });

  it('are plain over http', async () => {
    const server = await startServer('sqlite');
    const { set, hsts } = await cookiesOf(server);
    expect(set).toEqual([expect.stringMatching(/^xj_csrf=.*; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(hsts).toBe(null);
    await server.stop();
  });
});
