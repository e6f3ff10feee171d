import { HEADERS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../apps/server/src/settings/settings.ts';
import { startServer, type TestServer } from '../../apps/server/test/startServer.ts';

const APP = 'https://app.example.com';
const OTHERS = ['https://evil.example.com', 'https://app.example.com.evil.test', 'null', `${APP}:8443`];

const preflightOf = (url: string, origin: string, method: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': `${HEADERS.CSRF},${HEADERS.CLIENT_WEBP}`,
    },
  });
const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

describe('calls from another origin', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer('sqlite', { CORS_ORIGINS: `${APP}, https://second.example.com` });
  });
  afterAll(() => server.stop());

  const preflight = (path: string, origin: string) => preflightOf(server.origin + path, origin, 'PUT');

  it('are open to the origins of CORS_ORIGINS, with cookies', async () => {
    const asked = await preflight('/api/account', APP);
    expect(allowed(asked)).toBe(APP);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    expect(asked.headers.get('access-control-allow-headers')).toContain(HEADERS.CSRF);
    const config = await fetch(`${server.origin}/oapi/config`, { headers: { origin: APP } });
    expect(allowed(config)).toBe(APP);
    expect(config.headers.get('vary')).toContain('Origin');
  });

  it.each(OTHERS)('are closed to %s', async (origin) => {
    expect(allowed(await preflight('/api/account', origin))).toBeNull();
    const config = await fetch(`${server.origin}/oapi/config`, { headers: { origin } });
    expect(allowed(config)).toBeNull();
    expect(config.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('never sends media or pages to another origin', async () => {
    for (const path of ['/', '/signin', '/media/files/x/480.webp'])
      expect(allowed(await fetch(server.origin + path, { headers: { origin: APP } }))).toBeNull();
  });

  it('still need the CSRF token', async () => {
    const response = await fetch(`${server.origin}/api/folders/0`, {
      method: 'POST',
      headers: { origin: APP },
    });
    const [code, , data] = (await response.json()) as [number, string, { reason?: string }];
    expect(code).not.toBe(0);
    expect(data.reason).toBe('csrf');
  });
});

describe('uploads to another origin', () => {
  const PAGE = 'https://photos.example.com';
  const UPLOADS = 'https://upload.example.com';
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer('sqlite', { PUBLIC_URL: PAGE, UPLOAD_DOMAIN: `${UPLOADS}/` });
  });
  afterAll(() => server.stop());

  const preflight = (path: string, origin: string) => preflightOf(server.origin + path, origin, 'POST');

  it('are named to the page, which may send to them', async () => {
    const config = await fetch(`${server.origin}/oapi/config`);
    expect(((await config.json()) as [number, string, { upload_domain: string }])[2].upload_domain).toBe(
      UPLOADS,
    );
  });

  it('are allowed to pages of PUBLIC_URL, without cookies', async () => {
    const response = await preflight('/upload/photo', PAGE);
    expect(allowed(response)).toBe(PAGE);
    expect(response.headers.get('access-control-allow-headers')).toContain('x-client-webp');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    const sent = await fetch(`${server.origin}/upload/photo`, { method: 'POST', headers: { origin: PAGE } });
    expect(allowed(sent)).toBe(PAGE);
  });

  it('are not allowed to other pages, nor is anything else', async () => {
    expect(allowed(await preflight('/upload/photo', 'https://evil.example.com'))).not.toBe(
      'https://evil.example.com',
    );
    expect(allowed(await preflight('/api/account', PAGE))).toBeNull();
    const config = await fetch(`${server.origin}/oapi/config`, { headers: { origin: PAGE } });
    expect(allowed(config)).toBeNull();
  });
});

it.each(['*', 'https://app.example.com/', 'app.example.com', 'https://app.example.com,', 'file:///x'])(
  'CORS_ORIGINS does not take %s',
  (CORS_ORIGINS) => {
    expect(() => readSettings({ CORS_ORIGINS })).toThrow(SettingsError);
  },
);
