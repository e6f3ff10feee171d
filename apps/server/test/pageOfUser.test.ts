import { rm } from 'node:fs/promises';
import { callPath, contract, FIRST_PHOTOS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';
import { createWebDir, shownIn } from './webDir.ts';

describe.each(BACKENDS)('the page of a photo list on %s', (backend) => {
  let webDir: string;
  let server: TestServer;
  let owner: Browser;
  let other: Browser;
  let album: string;
  let photo: string;
  let pages: string[];

  beforeAll(async () => {
    webDir = await createWebDir();
    server = await startServer(backend, { WEB_DIR: webDir });
    owner = await server.join('owner@example.com');
    other = await server.join('other@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Hidden spring' } })).id;
    const [, , uploaded] = await owner.upload(album, {
      bytes: await makeJpeg({ seed: 1 }),
      name: 'hidden.jpg',
    });
    photo = uploaded?.file.id ?? '';
    pages = ['/photos', `/photos/${photo}`, `/albums/${album}/photos`, `/albums/${album}/photos/${photo}`];
  });
  afterAll(async () => {
    await server.stop();
    await rm(webDir, { recursive: true, force: true });
  });

  async function open(browser: Browser, path: string, headers: Record<string, string> = {}) {
    const response = await browser.browse(server.origin + path, { headers });
    const html = await response.text();
    const block = /id="first-replies">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    return { response, html, replies: JSON.parse(block) as Record<string, unknown> };
  }

  const listPath = (pid?: string) => callPath(contract.files.list, { query: { pid, ...FIRST_PHOTOS } });
  const photoPath = () => callPath(contract.files.get, { params: { id: photo } });

  it('contains the replies of the same calls, and the photos', async () => {
    const asked = (path: string) => owner.browse(server.origin + path).then((reply) => reply.json());
    const expected = [
      [listPath()],
      [listPath(), photoPath()],
      [listPath(album)],
      [listPath(album), photoPath()],
    ];
    for (const [at, path] of pages.entries()) {
      const { response, html, replies } = await open(owner, path);
      const { '/oapi/config': _config, ...calls } = replies;
      const [list, ...more] = expected[at] ?? [];
      expect(Object.keys(calls)).toEqual([list, ...more]);
      for (const call of Object.keys(calls)) expect(calls[call]).toEqual(await asked(call));
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const isPhoto = more.length > 0;
      expect(shownIn(html)).toMatchObject(
        isPhoto ? { screen: 'photo', photo: { id: photo } } : { screen: 'photos', photos: [{ id: photo }] },
      );
      if (!isPhoto) expect(shownIn(html)?.title).toBe(path === '/photos' ? undefined : 'Hidden spring');
    }
  });

  it('contains nothing of another user', async () => {
    for (const path of pages) {
      for (const browser of [other, server.browser()]) {
        const { html } = await open(browser, path);
        expect(html).not.toContain('Hidden');
        expect(html).not.toContain(`/media/files/${photo}`);
        expect(html).not.toContain('owner@example.com');
        expect(['page', 'signIn']).toContain(shownIn(html)?.screen);
      }
    }
  });

  it('is sent again to a browser that has it, and to another user with its validator', async () => {
    const { response } = await open(owner, '/photos');
    const validator = { 'if-none-match': response.headers.get('etag') ?? '*' };
    const again = await open(owner, '/photos', validator);
    expect([again.response.status, again.html.includes(photo)]).toEqual([200, true]);
    const foreign = await open(other, '/photos', validator);
    expect([foreign.response.status, foreign.html.includes(photo)]).toEqual([200, false]);
  });

  it('leaves an address without a photo or with a query to the application', async () => {
    const keys = async (path: string) => Object.keys((await open(owner, path)).replies);
    expect(await keys('/photos/none')).toEqual(['/oapi/config', listPath()]);
    expect(await keys('/albums/none/photos')).toEqual(['/oapi/config']);
    expect(await keys("/photos/a'b")).toEqual(['/oapi/config']);
    expect(await keys('/photos?tag=t1')).toEqual(['/oapi/config']);
  });
});
