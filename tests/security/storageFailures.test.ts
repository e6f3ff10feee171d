import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES as E, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from '../../apps/server/test/startServer.ts';

describe.each(BACKENDS)('a store that cannot be read for a while, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let links: string[];
  beforeAll(async () => {
    server = await startServer(backend, ON_DISK);
    owner = await server.join('owner@example.com');
    const { api } = owner;
    const { id } = await api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const bytes = await makeJpeg({ width: 640, height: 480 });
    const [, , data] = await owner.upload(id, { bytes, name: 'a.jpg' });
    const photo = data?.file.id ?? '';
    await owner.uploadImage('/upload/cover', {
      bytes: await makeJpeg({ seed: 5, width: 400, height: 400 }),
      folderId: id,
      rect: '0,0,150,200',
    });
    const file = await api.files.get({ params: { id: photo }, query: {} });
    const { list } = await api.folders.list();
    const share = await api.shares.create({ body: { name: 'S', file_ids: [photo] } });
    const shared = await api.publicShare.file({ params: { sid: share.id, fid: photo }, query: {} });
    const download = await api.files.download({ params: { id: photo } });
    const [cover] = list.map((folder) => folder.cover);
    const [thumbnail] = file.thumbnail;
    links = [thumbnail?.[1], file.origin, cover?.path, cover?.original, shared.origin, download.url].map(
      (link) => link ?? '',
    );
  });
  afterAll(() => server.stop());

  const look = async (path: string) => {
    const { status, headers } = await owner.browse(server.origin + path);
    const [cache, etag] = [headers.get('cache-control'), headers.get('etag')];
    return { path, status, cache, etag, disposition: headers.get('content-disposition') };
  };

  it('serves media with a status and no-store, and with the bytes again afterwards', async () => {
    const before = await Promise.all(links.map(look));
    expect(before.map(({ status }) => status)).toEqual(links.map(() => 200));
    const blobs = join(server.folder, 'blobs', 'blobs');
    await rename(blobs, `${blobs}-away`);
    await symlink(blobs, blobs);
    const during = await Promise.all(links.map(look));
    await rm(blobs);
    await rename(`${blobs}-away`, blobs);
    const etag = expect.not.stringMatching(/^"/);
    expect(during).toEqual(
      links.map((path) => ({ path, status: 500, cache: 'no-store', etag, disposition: null })),
    );
    expect(await Promise.all(links.map(look))).toEqual(before);
  });
});

describe('a disk that is full', () => {
  let server: SpawnedServer;
  let owner: Browser;
  let album: string;
  let flag: string;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xiangji-full-'));
    flag = join(folder, 'full');
    const preload = new URL('./fullDisk.ts', import.meta.url).href;
    server = await spawnServer({
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import ${preload}`,
      DISK_FULL_FLAG: flag,
    });
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
  });
  afterAll(async () => {
    await rm(join(flag, '..'), { recursive: true, force: true });
    await server.stop();
  });

  async function sendPart(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const form = new FormData();
    const { upload_token } = await owner.api.account.uploadToken();
    form.set(UPLOAD_FIELDS.TOKEN, upload_token);
    form.set(UPLOAD_FIELDS.FOLDER, album);
    form.set(UPLOAD_FIELDS.SHA256, 'a'.repeat(64));
    form.set(UPLOAD_FIELDS.SIZE, String(bytes.length * 2));
    form.set(UPLOAD_FIELDS.OFFSET, '0');
    form.set(UPLOAD_FIELDS.FILE, new Blob([bytes]), 'blob');
    const response = await owner.browse(`${server.origin}/upload/part`, { method: 'POST', body: form });
    return ((await response.json()) as [number])[0];
  }

  it('answers every upload with an envelope, is not ready, and recovers when there is space', async () => {
    const ready = async () => {
      const response = await fetch(`${server.origin}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, expect.objectContaining({ ok: true, space: true })]);
    await writeFile(flag, '');
    const bytes = new Uint8Array(20_000_000).fill(7);
    const sent = await Promise.all([
      ...Array.from({ length: 6 }, () =>
        owner.upload(album, { bytes, name: 'a.jpg' }).then(([code]) => code),
      ),
      sendPart(bytes),
    ]);
    expect(sent).toEqual(sent.map(() => E.SYSTEM));
    expect(await ready()).toEqual([503, expect.objectContaining({ ok: false, space: false, store: true })]);
    const log = () => server.lines.join('\n');
    await expect.poll(log).toContain('"code":"ENOSPC"');
    await expect.poll(log).toContain('"need":"space"');
    await rm(flag);
    expect(await ready()).toEqual([200, expect.objectContaining({ ok: true })]);
    expect((await owner.upload(album, { bytes: await makeJpeg(), name: 'b.jpg' }))[0]).toBe(0);
  });
});
