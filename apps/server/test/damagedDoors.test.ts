import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { originalKey, renditionKey } from '../src/storage/index.ts';
import { unixNow } from '../src/time.ts';
import { readZip } from '../src/zip/readZip.ts';
import type { Browser } from './browser.ts';
import { exportAll } from './encryptedAuth.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const DAY = 86_400;
/** More than one chunk of a stream. */
const LONG = { width: 900, height: 700, noise: true };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(BACKENDS)('originals and the doors that they leave by, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  let db: Db;
  let now = unixNow();
  let owners = 0;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-doors-'));
    server = await startServer(backend, ON_DISK, { now: () => now });
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    now = unixNow();
    owners += 1;
    owner = await server.join(`owner-${owners}@example.com`);
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
  });

  const blobPath = (key: string) => join(server.folder, 'blobs', 'blobs', key);
  const pathOf = (bytes: Uint8Array) => blobPath(originalKey(hashOf(bytes)));
  async function flip(bytes: Uint8Array, at = bytes.length >> 1): Promise<void> {
    const damaged = Uint8Array.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await writeFile(pathOf(bytes), damaged);
  }
  async function send(bytes: Uint8Array<ArrayBuffer>, name = 'a.jpg') {
    const [code, , data] = await owner.upload(album, { bytes, name });
    expect(code).toBe(0);
    return data?.file.id ?? '';
  }
  const stateOf = (bytes: Uint8Array) =>
    db
      .selectFrom('blobs')
      .select(['verified_at', 'damaged_at'])
      .where('sha256', '=', hashOf(bytes))
      .executeTakeFirst();
  const downloadOf = async (id: string) => (await owner.api.files.download({ params: { id } })).url;
  const shareOf = async (options: { keep_exif: boolean }) =>
    owner.api.shares.create({ body: { name: 'S', folder_id: album, type: 'public', ...options } });

  /** Status and bytes of a reply; a reply that was broken off has none. */
  async function get(path: string, init: RequestInit = {}) {
    const headers = { 'accept-language': 'en', ...init.headers };
    const reply = await owner.browse(server.origin + path, { ...init, headers });
    const bytes = await reply.arrayBuffer().then(Buffer.from, () => undefined);
    return { status: reply.status, bytes, headers: reply.headers };
  }
  const range = (path: string, value: string) => get(path, { headers: { range: `bytes=${value}` } });

  /** The files of an archive with their texts, by name. */
  async function unpack(path: string): Promise<Record<string, string>> {
    const { bytes } = await get(path);
    const file = join(folder, `${createHash('sha256').update(path).digest('hex')}.zip`);
    await writeFile(file, bytes ?? '');
    const zip = await readZip(file);
    const found: [string, string][] = [];
    for (const one of zip.files) found.push([one.name, await text(await one.open())]);
    zip.close();
    return Object.fromEntries(found);
  }

  it('never leave by range, in full or as a cleaned copy where they are damaged', async () => {
    const bytes = await makeJpeg({ seed: 5, ...LONG });
    const id = await send(bytes);
    const [kept, bare] = [await shareOf({ keep_exif: true }), await shareOf({ keep_exif: false })];
    const shared = (share: { id: string }, name: string) => `/media/shares/${share.id}/${id}/${name}`;
    const originals = [await downloadOf(id), `/media/files/${id}/full`, shared(kept, 'full')];
    for (const path of originals) {
      expect(await range(path, '0-9')).toMatchObject({
        status: 206,
        bytes: Buffer.from(bytes.subarray(0, 10)),
      });
    }
    await flip(bytes, 400);
    for (const path of originals) {
      expect((await get(path)).bytes).toBeUndefined();
      expect((await range(path, '0-')).bytes).toBeUndefined();
      expect(await range(path, '1-9')).toMatchObject({ status: 500, bytes: Buffer.alloc(0) });
    }
    for (const name of ['full', 'download'])
      expect(await get(shared(bare, name))).toMatchObject({ status: 500, bytes: Buffer.alloc(0) });
    await writeFile(pathOf(bytes), bytes);
    now += 10;
    expect(await range(originals[0] ?? '', '1-9')).toMatchObject({ status: 206 });
    expect(await stateOf(bytes)).toMatchObject({ damaged_at: 0 });
  });

  it('are read once a day for their ranges, unless they were written since', async () => {
    const bytes = await makeJpeg({ seed: 6, ...LONG });
    const path = await downloadOf(await send(bytes));
    await utimes(pathOf(bytes), now - 100, now - 100);
    expect((await range(path, '1-9')).status).toBe(206);
    expect(await stateOf(bytes)).toEqual({ verified_at: now, damaged_at: 0 });
    // Damage that leaves no trace in the file system is found by the next reading.
    await flip(bytes);
    await utimes(pathOf(bytes), now - 100, now - 100);
    now += 100;
    expect((await range(path, '1-9')).status).toBe(206);
    now += DAY;
    const later = await downloadOf((await owner.api.files.list({ query: { count: 1 } })).list[0]?.id ?? '');
    expect((await range(later, '1-9')).status).toBe(500);
    expect(await stateOf(bytes)).toEqual({ verified_at: now, damaged_at: now });
  });

  it('are left out of archives that name them, in the reply too as soon as the damage is known', async () => {
    const [good, bad, lost] = [1, 2, 3].map((seed) => makeJpeg({ seed, ...LONG }));
    const files = { 'good.jpg': await good, 'bad.jpg': await bad, 'lost.jpg': await lost };
    const ids: string[] = [];
    for (const [name, bytes] of Object.entries(files)) ids.push(await send(bytes as never, name));
    await flip(files['bad.jpg'] as Uint8Array);
    await rm(pathOf(files['lost.jpg'] as Uint8Array));
    const order = () => owner.api.files.zip({ body: { ids } });
    const names = ['bad.jpg', 'lost.jpg'];
    const first = await order();
    expect(first.left_out).toEqual([]);
    const archive = await unpack(first.url);
    expect(Object.keys(archive)).toEqual(['good.jpg', 'left-out-files.txt']);
    expect(archive['left-out-files.txt']?.split('\r\n').slice(1, -1).toSorted()).toEqual(names);
    expect((await order()).left_out.toSorted()).toEqual(names);
    const { parts, left_out } = await exportAll(owner);
    expect(left_out.toSorted()).toEqual(names);
    const everything = await unpack(parts[0]?.url ?? '');
    expect(Object.keys(everything)).toEqual(['A/good.jpg', 'left-out-files.txt', 'xiangji.json']);
    expect(JSON.parse(everything['xiangji.json'] ?? '')).toMatchObject({
      photos: [{ path: 'A/good.jpg' }],
      left_out: ['A/bad.jpg', 'A/lost.jpg'],
    });
  });

  it('are neither read nor made for HEAD, nor for the address of an archive', async () => {
    const bytes = await makeJpeg({ seed: 7, ...LONG });
    const id = await send(bytes);
    const { id: sid } = await shareOf({ keep_exif: false });
    const saver = await server.join('saver@example.com');
    await saver.api.publicShare.save({ params: { sid, pid: '0' }, body: { name: 'Saved' } });
    const saved = (await saver.api.files.list({ query: { count: 9 } })).list.map((file) => file.id);
    const { url, count } = await saver.api.files.zip({ body: { ids: saved } });
    expect(count).toBe(1);
    await flip(bytes);
    const head = async (who: Browser, path: string) => {
      const { status, headers } = await who.browse(server.origin + path, { method: 'HEAD' });
      return [status, headers.get('content-type'), headers.get('content-length')];
    };
    const known = [200, 'image/jpeg', String(bytes.length)];
    expect(await head(owner, await downloadOf(id))).toEqual(known);
    expect(await head(owner, `/media/files/${id}/full`)).toEqual(known);
    expect(await head(owner, `/media/shares/${sid}/${id}/download`)).toEqual([200, 'image/jpeg', null]);
    expect(await head(saver, url)).toEqual([200, 'application/zip', null]);
    const { parts } = await exportAll(owner);
    expect(await head(owner, parts[0]?.url ?? '')).toEqual([200, 'application/zip', null]);
    expect(await stateOf(bytes)).toEqual({ verified_at: 0, damaged_at: 0 });
    const copy = blobPath(renditionKey(hashOf(bytes), 'clean-3'));
    await expect(stat(copy)).rejects.toThrow('ENOENT');
    await writeFile(pathOf(bytes), bytes);
    await (await saver.browse(server.origin + url)).arrayBuffer();
    await expect(stat(copy)).resolves.toBeDefined();
  });
});
