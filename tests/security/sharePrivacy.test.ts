import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES as E, HEADERS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg, makePrivateJpeg } from '../../apps/server/test/pictures.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';

const NO_INDEX = 'noindex, nofollow, noimageindex';
const PAGE = '<!doctype html><html><head><title>相集</title></head><body><div id="root"></div></body></html>';

/** Texts of a share, each found nowhere else. */
const WORDS = {
  email: 'zhouxinyu-owner@example.com',
  owner: 'zhouxinyu-owner',
  album: '暗房里的相册',
  share: '只给外婆看的<照片>',
  description: '渡口边的老槐树',
  file: 'IMG_20190506_secret-name.jpg',
};

interface Shared {
  sid: string;
  code: string;
  photo: string;
}

describe('a private share without its code', () => {
  let webDir: string;
  let server: SpawnedServer;
  let owner: Browser;
  let hidden: Shared;
  /** Private too, with another name and another number of photos. */
  let other: Shared;
  let picture: Uint8Array<ArrayBuffer>;

  async function share(names: { album: string; share: string }, files: Uint8Array<ArrayBuffer>[]) {
    const { id: album } = await owner.api.folders.create({
      params: { id: '0' },
      body: { name: names.album },
    });
    const ids: string[] = [];
    for (const bytes of files) {
      const [, , data] = await owner.upload(album, { bytes, name: WORDS.file });
      ids.push(data?.file.id ?? '');
    }
    const made = await owner.api.shares.create({ body: { name: names.share, folder_id: album } });
    return { sid: made.id, code: made.code, photo: ids[0] ?? '' };
  }

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'xiangji-web-'));
    await writeFile(join(webDir, 'index.html'), PAGE);
    server = await spawnServer({ LOG_LEVEL: 'debug', WEB_DIR: webDir });
    owner = await server.join(WORDS.email);
    picture = await makePrivateJpeg();
    const more = await Promise.all([1, 2].map((seed) => makeJpeg({ seed })));
    hidden = await share({ album: WORDS.album, share: WORDS.share }, [picture, ...more]);
    other = await share({ album: '别的', share: '别的' }, [await makeJpeg({ seed: 9 })]);
    await owner.api.files.rename({ body: { ids: [hidden.photo], name: WORDS.description } });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(webDir, { recursive: true, force: true });
  });

  /** Every address of a share. */
  function addressesOf({ sid, photo }: Shared): string[] {
    const files = `/oapi/share/${sid}/files`;
    const media = `/media/shares/${sid}/${photo}`;
    return [
      `/s/${sid}`,
      `/s/${sid}?as=visitor`,
      `/s/${sid}/photos/${photo}`,
      `/oapi/share/${sid}`,
      files,
      `${files}?axis=1&info=1`,
      `${files}?category=18000&skip=0&count=50`,
      `${files}/${photo}`,
      `${files}/${photo}?more=1`,
      `${files}/${photo}/download`,
      ...['120.webp', '480.webp', '480.jpg', '1600.jpg', 'full', 'live', 'download'].map(
        (name) => `${media}/${name}`,
      ),
    ];
  }

  /** The reply as it is sent, without the parts that differ in every reply. */
  async function answerTo(who: Browser, path: string, { sid, photo }: Shared) {
    const response = await who.browse(server.origin + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    const nonce = / nonce="[0-9a-f]+"/g;
    const plain = bytes.toString('utf8').replaceAll(sid, 'SID').replaceAll(photo, 'PHOTO').replace(nonce, '');
    return { status: response.status, robots: response.headers.get('x-robots-tag'), bytes, plain };
  }

  it('reveals no name, no count, no location, no address and no byte of a picture in any reply', async () => {
    const stranger = server.browser();
    let taken = 0;
    for (const path of addressesOf(hidden)) {
      const answer = await answerTo(stranger, path, hidden);
      expect(answer.robots, path).toBe(NO_INDEX);
      for (const word of Object.values(WORDS))
        expect(answer.plain.includes(word), `${path}: ${word}`).toBe(false);
      if (path.startsWith('/media/')) {
        expect(answer.status, path).toBe(404);
        taken += answer.bytes.length;
      }
      expect(answer.bytes.includes(Buffer.from(picture.subarray(200, 240))), path).toBe(false);
    }
    expect(taken).toBe(0);
    // A share of three photos and one of one photo, with other texts, give the same reply: it reveals nothing.
    for (const [index, path] of addressesOf(hidden).entries()) {
      const one = await answerTo(stranger, path, hidden);
      const another = await answerTo(stranger, addressesOf(other)[index] ?? '', other);
      expect([path, one.status, one.plain]).toEqual([path, another.status, another.plain]);
    }
  });

  it('differs from a share that does not exist only in the access error', async () => {
    const stranger = server.browser();
    const missing = { sid: 'Zz9yX8wV', photo: hidden.photo, code: '' };
    for (const path of [`/s/${hidden.sid}`, `/s/${hidden.sid}/photos/${hidden.photo}`]) {
      const page = await answerTo(stranger, path, hidden);
      const none = await answerTo(stranger, path.replace(hidden.sid, missing.sid), missing);
      expect(page.plain).toContain('<meta property="og:title" content="分享辑" />');
      expect(page.plain).not.toMatch(/og:image|share-cover|<img/);
      expect(page.plain).toBe(none.plain);
    }
  });

  it('reveals nothing to guessing or signed-in visitors, and leaves nothing in the log', async () => {
    const guest = await server.join('guest@example.com');
    const { csrf_token } = await guest.api.config();
    const auth = await guest.api.encrypt({ sid: hidden.sid, code: hidden.code === '2222' ? '3333' : '2222' });
    const calls = [
      ['/oapi/auth/share', { auth }],
      [`/oapi/share/${hidden.sid}/files/0`, { name: 'mine' }],
    ] as const;
    for (const [path, body] of calls) {
      const headers = { 'content-type': 'application/json', [HEADERS.CSRF]: csrf_token };
      const reply = await guest.browse(server.origin + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      for (const word of Object.values(WORDS)) expect(text).not.toContain(word);
      const [code] = JSON.parse(text) as [number];
      expect([E.SHARE_AUTH_FAILED, E.SHARE_NOT_AUTH]).toContain(code);
    }
    // The embedded mailer prints mail to the owner; the rest is the log.
    const log = server.lines.filter((line) => line.startsWith('{')).join('\n');
    expect(log).toContain('/oapi/share/:sid');
    expect(log).not.toContain(hidden.sid);
    for (const word of [...Object.values(WORDS), `"${hidden.code}"`]) expect(log).not.toContain(word);
  });

  it('shows name, count and cover as soon as it is public, and to messengers too', async () => {
    const { sid } = hidden;
    await owner.api.shares.setType({ params: { id: sid }, body: { type: 'public' } });
    const stranger = server.browser();
    const page = await answerTo(stranger, `/s/${sid}`, hidden);
    expect(page.plain).toContain('<meta property="og:title" content="只给外婆看的&lt;照片&gt;" />');
    expect(page.plain).toContain('<meta property="og:description" content="3 张照片" />');
    expect(page.plain).toContain(`<meta name="robots" content="${NO_INDEX}" />`);
    const cover = /og:image" content="([^"]+)"/.exec(page.plain)?.[1] ?? '';
    expect(page.plain).toMatch(/<meta name="share-cover" content="[^"]+ \d+w" \/>/);
    const image = await fetch(cover.replace('SID', sid).replace('PHOTO', hidden.photo));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(image.headers.get('x-robots-tag')).toBe(NO_INDEX);
    await owner.api.shares.remove({ params: { id: sid } });
    expect((await answerTo(stranger, `/s/${sid}`, hidden)).plain).not.toContain('外婆');
  });
});
