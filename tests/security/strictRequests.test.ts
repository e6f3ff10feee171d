import { ERROR_CODES as E, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { encryptedAuth } from '../../apps/server/test/encryptedAuth.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { refusal } from '../../apps/server/test/refusal.ts';
import { BACKENDS, BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { createWebDir } from '../../apps/server/test/webDir.ts';
import { openSocket, readReply } from './rawHttp.ts';

describe.each(BACKENDS)('requests and replies on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let photo: string;
  beforeAll(async () => {
    server = await startServer(backend, { ...BEHIND_PROXY, WEB_DIR: await createWebDir() });
    owner = await server.join('owner@example.com');
    photo = await addPhoto(owner, 'sea');
  });
  afterAll(() => server.stop());

  async function addPhoto(browser: Browser, keyword: string): Promise<string> {
    const { id } = await browser.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const bytes = await makeJpeg({ keyword });
    const [, , data] = await browser.upload(id, { bytes, name: 'a.jpg' });
    return data?.file.id ?? '';
  }

  it('give the grant of a share a cookie of this host alone over https', async () => {
    const { id: sid, code } = await owner.api.shares.create({
      body: { name: 'S', file_ids: [photo], type: 'private' },
    });
    const visitor = server.browser({ 'x-forwarded-proto': 'https' });
    const auth = await encryptedAuth(visitor, { sid, code });
    const { csrf_token: token } = await visitor.api.account.config();
    const reply = await visitor.browse(`${server.origin}/oapi/auth/share`, {
      method: 'POST',
      body: JSON.stringify(auth),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    });
    const cookie = reply.headers.getSetCookie().find((line) => line.includes('xj_share_')) ?? '';
    expect(cookie).toMatch(new RegExp(`^__Host-xj_share_${sid}=`));
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly']));
    expect(cookie).not.toContain('Domain');
    expect((await visitor.api.publicShare.get({ params: { sid } })).name).toBe('S');
  });

  it('keep replies of calls out of caches, and let a browser ask again for lists', async () => {
    const cacheOf = async (path: string) =>
      (await owner.browse(server.origin + path)).headers.get('cache-control');
    expect(await cacheOf('/oapi/config')).toBe('no-store');
    expect(await cacheOf('/api/account/sessions')).toBe('no-store');
    expect(await cacheOf(`/api/files/${photo}/download`)).toBe('no-store');
    expect(await cacheOf('/api/files/nothing')).toBe('no-store');
    expect(await cacheOf('/api/files?count=10')).toBe('private, no-cache');
  });

  it('are refused with two Host headers', async () => {
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    socket.write('GET /healthz HTTP/1.1\r\nHost: photos.example.com\r\nhost: evil.example.com\r\n\r\n');
    expect((await reply).status).toBe(400);
  });

  it.each([
    ['DELETE', '/oapi/config', 'GET, HEAD'],
    ['GET', '/oapi/auth/signin', 'POST'],
    ['PUT', '/api/files/x?count=1', 'GET, HEAD'],
    ['PATCH', '/api/oblivion/', 'DELETE, GET, HEAD'],
    ['POST', '/media/files/x/480.webp', 'GET, HEAD'],
    ['DELETE', '/albums', 'GET, HEAD'],
    ['PUT', '/share-target', 'GET, HEAD, POST'],
  ])('of an unsupported method get 405 with those that are: %s %s', async (method, path, allow) => {
    const reply = await owner.browse(server.origin + path, { method });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allow]);
    expect(await reply.json()).toEqual([E.ILLEGAL_REQUEST, expect.any(String), { reason: 'method', allow }]);
  });

  it('of an unknown address get no method', async () => {
    const reply = await owner.browse(`${server.origin}/api/nothing`, { method: 'PUT' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([200, null]);
    expect(await reply.json()).toEqual([E.NOT_FOUND, expect.any(String), null]);
  });

  it('for a list learn nothing of the keywords of another account', async () => {
    const other = await server.join('other@example.com');
    const theirs = await other.api.files.get({
      params: { id: await addPhoto(other, 'a secret') },
      query: {},
    });
    const query = { order: ORDER.TAG_ASC, count: 10, fid: 'gone', time: 0 } as const;
    const own = await owner.api.files.get({ params: { id: photo }, query: {} });
    const list = (tid: string | null) => owner.api.files.list({ query: { ...query, tid: tid ?? '' } });
    expect((await list(own.tid)).list).toHaveLength(1);
    expect((await refusal(list(theirs.tid))).code).toBe(E.NOT_FOUND);
    const category = theirs.tid ?? '';
    const heading = owner.api.files.list({ query: { order: ORDER.TAG_ASC, count: 10, category } });
    expect((await refusal(heading)).code).toBe(E.NOT_FOUND);
  });

  it('for a download are answered until the session that requested it ends', async () => {
    const email = 'leaver@example.com';
    const here = await server.join(email);
    const id = await addPhoto(here, 'leaving');
    const { url } = await here.api.files.download({ params: { id } });
    const there = server.browser();
    await there.api.signIn({ email, password: 'secret-密码' });
    const status = async () => (await fetch(new URL(url, server.origin))).status;
    expect(await status()).toBe(200);
    await here.api.auth.signOut();
    expect(await status()).toBe(404);
  });
});
