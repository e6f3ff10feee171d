import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_INDEX } from '../../apps/server/src/page/shareHead.ts';
import { BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { sendRaw } from './rawHttp.ts';

const PAGE = '<!doctype html><html><head>\n  </head><body>\n  </body></html>';

describe('an address, however it is written', () => {
  let server: TestServer;
  let webDir: string;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'xiangji-web-'));
    await mkdir(join(webDir, 'assets'));
    await writeFile(join(webDir, 'index.html'), PAGE);
    await writeFile(join(webDir, 'assets/index-1.js'), 'export {};');
    server = await startServer('sqlite', { WEB_DIR: webDir, ...BEHIND_PROXY });
  });
  afterAll(async () => {
    await server.stop();
    await rm(webDir, { recursive: true, force: true });
  });

  const get = async (target: string) => {
    const { status, head, body } = await sendRaw(server.origin, { method: 'GET', target });
    const headers = new Headers();
    for (const line of head.split('\r\n').slice(1)) {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
      headers.append(name, value);
    }
    return { status, headers, body };
  };

  const getFrom = (client: string, path: string) =>
    fetch(server.origin + path, { headers: { 'x-forwarded-for': client } });

  it('serves the scripts of the web without a rate limit, as many people may share an address', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 13; round += 1) {
      const replies = Array.from({ length: 100 }, () => fetch(`${server.origin}/assets/index-1.js`));
      for (const reply of await Promise.all(replies)) statuses.add(reply.status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it.each(['/photos', '/s/abc'])('limits how many pages one client requests: %s', async (path) => {
    const client = path === '/photos' ? '198.51.100.7' : '198.51.100.8';
    const statuses = new Map<number, number>();
    for (let round = 0; round < 7; round += 1) {
      const replies = Array.from({ length: 100 }, () => getFrom(client, path));
      for (const { status } of await Promise.all(replies))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 100 });
    expect((await getFrom('203.0.113.9', path)).status).toBe(200);
  });

  it.each([
    '/s/abc',
    '/%73/abc',
    '/s/%61bc',
    'http://example.com/s/abc',
    '/s/abc/',
    '/s/abc/photos/x',
    '/%73/abc/photos/x',
  ])('keeps the page of a share out of search engines: %s', async (target) => {
    const { headers, body } = await get(target);
    expect(headers.get('x-robots-tag')).toBe(NO_INDEX);
    expect(body).toContain('/s/abc" />');
  });

  it.each([
    '/oapi/share/abc',
    '/%6fapi/share/abc',
    'http://example.com/oapi/share/abc',
    '/media/shares/a/b/full',
    '/%6dedia/shares/a/b/full',
  ])('keeps the calls and media of a share out of search engines: %s', async (target) => {
    expect((await get(target)).headers.get('x-robots-tag')).toBe(NO_INDEX);
  });

  it.each([
    '/api/nothing',
    '/%61pi/nothing',
    '/oapi/nothing',
    '/media/nothing',
    '/%6dedia/nothing',
    '/upload/nothing',
    '/api',
  ])('serves no page at addresses of calls and media: %s', async (target) => {
    const { headers, body } = await get(target);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual([E.NOT_FOUND, expect.any(String), null]);
  });

  it.each(['/assets/old.js', '/%61ssets/old.js', 'http://example.com/assets/old.js'])(
    'replies 404 for a script of an older build: %s',
    async (target) => {
      const { status, headers, body } = await get(target);
      expect([status, headers.get('cache-control'), body]).toEqual([404, 'no-store', '']);
    },
  );

  it.each(['/', '/albums', '/%61lbums', 'http://example.com/', '/a/b/c'])(
    'sends a page with its own policy: %s',
    async (target) => {
      const { headers, body } = await get(target);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/);
      expect(body).toContain('<!doctype html>');
    },
  );
});
