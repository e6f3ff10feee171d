import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ERROR_CODES, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDiskStore } from '../src/storage/index.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { startServer, type TestServer } from './startServer.ts';

const fixtures = new URL('../../../tests/fixtures/', import.meta.url);

describe('uploads that go wrong', () => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  beforeAll(async () => {
    server = await startServer('sqlite', { UPLOAD_MAX_MB: '1', UPLOAD_VIDEO: 'off' });
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Album' } })).id;
  });
  afterAll(() => server.stop());

  const temp = () => readdir(join(server.folder, 'blobs', 'temp'));
  const count = async () => (await owner.api.files.list({ query: { info: true } })).info?.count;

  it('refuses more than UPLOAD_MAX_MB by its size, and keeps nothing of it', async () => {
    const picture = await makeJpeg({ seed: 1 });
    const bytes = new Uint8Array(1024 * 1024 + 1);
    bytes.set(picture);
    expect((await owner.upload(album, { bytes, name: 'a.jpg' }))[0]).toBe(ERROR_CODES.FILE_SIZE_INVALID);
    expect(await temp()).toEqual([]);
    const fitting = bytes.slice(0, -1);
    expect((await owner.upload(album, { bytes: fitting, name: 'a.jpg' }))[0]).toBe(0);
    expect(await count()).toBe(1);
  });

  it('refuses movies where UPLOAD_VIDEO is off', async () => {
    const bytes = new Uint8Array(await readFile(new URL('problems/20240128_105420.mp4', fixtures)));
    const [code] = await owner.upload(album, { bytes, name: 'a.mp4' });
    expect(code).toBe(ERROR_CODES.FILE_TYPE_INVALID);
    expect(await count()).toBe(1);
  });

  it('keeps neither file nor row of an upload that its client breaks off', async () => {
    const before = await count();
    const { upload_token } = await owner.api.account.uploadToken();
    const field = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head =
      field(UPLOAD_FIELDS.TOKEN, upload_token) +
      field(UPLOAD_FIELDS.FOLDER, album) +
      `--b\r\ncontent-disposition: form-data; name="${UPLOAD_FIELDS.FILE}"; filename="a.jpg"\r\n\r\n`;
    const sending = request(`${server.origin}/upload/photo`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sending.on('error', () => undefined);
    sending.write(head);
    sending.write(await makeJpeg({ width: 400, height: 400, seed: 8 }));
    await vi.waitFor(async () => expect(await temp()).toHaveLength(1), { timeout: 30_000 });
    sending.destroy();
    await vi.waitFor(async () => expect(await temp()).toEqual([]), { timeout: 30_000 });
    expect(await count()).toBe(before);
  });

  it('deletes the leftovers of a crash at its start, and nothing more recent', async () => {
    const folder = join(server.folder, 'blobs', 'temp');
    const old = new Date(performance.timeOrigin - 60_000);
    await writeFile(join(folder, 'left'), 'x');
    await utimes(join(folder, 'left'), old, old);
    await writeFile(join(folder, 'young'), 'x');
    await openDiskStore({ root: join(server.folder, 'blobs') });
    expect(await temp()).toEqual(['young']);
  });
});

describe('the headers of an answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer('sqlite');
  });
  afterAll(() => server.stop());

  it.each(['/oapi/config', '/healthz', '/api/nothing'])('%s is locked down', async (path) => {
    const { headers } = await fetch(server.origin + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    // Plain http at home must stay reachable.
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('hides its cookies from scripts and from other sites', async () => {
    const { headers } = await fetch(`${server.origin}/oapi/config`);
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  it('requires https and secure cookies, where it is reached by https', async () => {
    const safe = await startServer('sqlite', { PUBLIC_URL: 'https://photos.example.com' });
    const { headers } = await fetch(`${safe.origin}/oapi/config`);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain('Secure');
    await safe.stop();
  });
});
