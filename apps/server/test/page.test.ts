import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { startServer, type TestServer } from './startServer.ts';
import { createWebDir, shownIn } from './webDir.ts';

const ALBUM = '</script><img src=x> $& 春天';
/** How a page loads its scripts after its content. */
const LATE = (event: string) =>
  `(["/assets/index.js","/assets/framework.js"],["/assets/index.css"],"${event}");</script>`;

let webDir: string;
let server: TestServer;
let owner: Browser;

beforeAll(async () => {
  webDir = await createWebDir();
  server = await startServer('sqlite', { WEB_DIR: webDir });
  owner = await server.join('owner@example.com');
});
afterAll(async () => {
  await server.stop();
  await rm(webDir, { recursive: true, force: true });
});

type Replies = Record<string, [number, string, unknown]>;

async function pageFor(who: Browser, path: string) {
  const response = await who.browse(server.origin + path, { headers: { 'accept-language': 'en' } });
  const html = await response.text();
  const block = /<script type="application\/json" id="first-replies">(.*?)<\/script>/s.exec(html)?.[1];
  const replies = block === undefined ? undefined : (JSON.parse(block) as Replies);
  return { html, replies, cache: response.headers.get('cache-control'), headers: response.headers };
}

it('writes no account data into the page of a signed-out visitor', async () => {
  for (const path of ['/', '/albums', '/photos']) {
    const { html, replies, cache } = await pageFor(server.browser(), path);
    expect(replies).toMatchObject({ '/oapi/config': [0, '', { user: null }] });
    expect([path, Object.keys(replies ?? {}), cache]).toEqual([path, ['/oapi/config'], 'private, no-store']);
    expect(html).toContain(LATE('DOMContentLoaded'));
    expect(shownIn(html)).toEqual({ path, language: 'en', screen: 'signIn' });
  }
  expect(shownIn((await pageFor(server.browser(), '/getpass')).html)).toMatchObject({ screen: 'signedOut' });
  const { html, replies, cache } = await pageFor(server.browser(), '/s/nothing');
  expect([replies, cache]).toEqual([undefined, 'no-cache']);
  expect(shownIn(html)).toEqual({ path: '/s/nothing/', language: 'en', screen: 'shareCode' });
  expect(html).not.toContain('csrf_token');
});

it('contains the replies of an album list without albums, and loads its scripts after the text', async () => {
  const { html, replies } = await pageFor(owner, '/albums');
  expect(replies).toMatchObject({ '/api/folders': [0, '', { list: [] }] });
  expect(shownIn(html)).toMatchObject({ screen: 'albums', albums: [] });
  expect(html).toContain(LATE('DOMContentLoaded'));
});

it('contains the replies of the same calls, and the first screen, for a signed-in user', async () => {
  const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: ALBUM } });
  await owner.upload(id, { bytes: await makeJpeg({ seed: 1 }), name: 'a.jpg' });
  const list = await owner.api.folders.list();
  for (const path of ['/', '/albums']) {
    const { html, replies, cache } = await pageFor(owner, path);
    expect(cache).toBe('private, no-store');
    const { csrf_token, ...config } = await owner.api.config({ refresh: true });
    expect(replies).toEqual({
      '/oapi/config': [0, '', { ...config, csrf_token: expect.any(String) }],
      '/api/folders': [0, '', list],
    });
    expect(csrf_token).not.toBe('');
    expect(shownIn(html)).toMatchObject({ language: 'en', user: 'owner@example.com', screen: 'albums' });
    expect(shownIn(html)?.albums).toEqual(list.list);
    expect(html).toMatch(/<style nonce="[0-9a-f]+">\.style\{\}\.rule\{\}<\/style>/);
    expect(html).not.toContain('<img src=x>');
  }
});

it('contains a token that is valid for its call', async () => {
  const { replies } = await pageFor(owner, '/');
  const [, , config] = replies?.['/oapi/config'] ?? [];
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': (config as { csrf_token: string }).csrf_token,
  };
  const response = await owner.browse(`${server.origin}/api/account/preference/language`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ value: 'zh-CN' }),
  });
  expect(((await response.json()) as [number])[0]).toBe(0);
  // Now the account is set to Chinese, whatever the browser says.
  expect(shownIn((await pageFor(owner, '/')).html)).toMatchObject({ language: 'zh' });
});

it('loads the first pictures before the scripts and styles, by a script that the policy allows', async () => {
  const { html, headers } = await pageFor(owner, '/albums');
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('rel="stylesheet"');
  const nonce = /<script nonce="([0-9a-f]+)">\(function/.exec(html)?.[1];
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(html).toContain(LATE('load'));
});

it('has only the config on other pages, and no albums when a layer is open over the list', async () => {
  const screens = {
    '/shares': 'page',
    '/albums?manage=0': 'page',
    '/account': 'account',
    '/account/bill': 'page',
  };
  for (const [path, screen] of Object.entries(screens)) {
    const { html, replies } = await pageFor(owner, path);
    expect(Object.keys(replies ?? {})).toEqual(['/oapi/config']);
    expect([path, shownIn(html)?.screen]).toEqual([path, screen]);
  }
});

it('sends a page without its first screen when that cannot be rendered', async () => {
  const { html, replies } = await pageFor(owner, '/fails');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module" crossorigin src="/assets/index.js">');
  expect(Object.keys(replies ?? {})).toEqual(['/oapi/config']);
});

it('omits a list that would delay the page', async () => {
  const many = await server.join('many@example.com');
  for (const half of [0, 1]) {
    const names = Array.from({ length: 350 }, (_, index) => `${half}-${index}`);
    const create = Object.fromEntries(names.map((name) => [`new${name}`, { name, type: 1 as const }]));
    await many.api.folders.manage({ body: { create } });
  }
  const { html, replies } = await pageFor(many, '/');
  expect(Object.keys(replies ?? {})).toEqual(['/oapi/config']);
  expect(shownIn(html)?.albums).toHaveLength(700);
});

it('shows no account after the sign-out', async () => {
  await owner.api.auth.signOut();
  const { html, replies } = await pageFor(owner, '/');
  expect(Object.keys(replies ?? {})).toEqual(['/oapi/config']);
  expect(html).not.toContain('春天');
});

it('answers files that another application shares, however many bytes they have, by the page that says so', async () => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(20_000_000)]), 'IMG_1.jpg');
  const reply = await fetch(`${server.origin}/share-target`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/share-target']);
});
