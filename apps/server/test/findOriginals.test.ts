import { createHash } from 'node:crypto';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_CODES as E, UPLOAD } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturePath } from '../../../tests/fixtures/photos.ts';
import { connect, type Db } from '../src/db/connect.ts';
import { originalKey } from '../src/storage/index.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(BACKENDS)('the originals of a library by their hashes on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let other: Browser;
  let db: Db;
  let album: string;
  let seed = 0;
  beforeAll(async () => {
    server = await startServer(backend, ON_DISK);
    owner = await server.join('owner@example.com');
    other = await server.join('other@example.com');
    db = connect(server.databaseUrl);
    album = await newAlbum(owner);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async (who: Browser) =>
    (await who.api.folders.create({ params: { id: '0' }, body: { name: 'Card' } })).id;
  async function put(bytes: Bytes, pid = album, who = owner): Promise<{ id: string; sha256: string }> {
    const [code, , data] = await who.upload(pid, { bytes, name: 'a.jpg' });
    expect(code).toBe(0);
    return { id: data?.file.id ?? '', sha256: hashOf(bytes) };
  }
  const newPicture = () => {
    seed += 1;
    return makeJpeg({ seed });
  };
  const find = (...hashes: string[]) => owner.api.uploads.find({ body: { hashes } });

  it('finds photos of any album once, and both files of a live photo', async () => {
    const picture = await newPicture();
    const { sha256 } = await put(picture);
    await put(picture, await newAlbum(owner));
    const halves = await Promise.all(
      ['IMG_7943.HEIC', 'IMG_7943.MOV'].map(async (name) =>
        Uint8Array.from(await readFile(fixturePath(name))),
      ),
    );
    const hashes: string[] = [];
    for (const bytes of halves) hashes.push((await put(bytes)).sha256);
    expect((await owner.api.files.list({ query: { pid: album } })).list.map(({ type }) => type)).toContain(4);
    const { list, recycled } = await find(sha256, sha256, ...hashes, 'a'.repeat(64));
    expect(list.toSorted()).toEqual([sha256, ...hashes].toSorted());
    expect(recycled).toEqual([]);
  });

  it('distinguishes photos that only the recycle bin has', async () => {
    const [first, second] = [await newPicture(), await newPicture()];
    const [one, two] = [await put(first), await put(second)];
    await put(second, await newAlbum(owner));
    await owner.api.files.remove({ body: { ids: [one.id, two.id] } });
    expect(await find(one.sha256, two.sha256)).toEqual({ list: [two.sha256], recycled: [one.sha256] });
  });

  it('tells nothing about the files of other accounts', async () => {
    const { sha256 } = await put(await newPicture(), await newAlbum(other), other);
    expect(await find(sha256)).toEqual({ list: [], recycled: [] });
    await expect(server.browser().api.uploads.find({ body: { hashes: [sha256] } })).rejects.toMatchObject({
      code: E.NOT_SIGNED_IN,
    });
  });

  it('does not count bytes that are lost or damaged, or that their owner cannot download', async () => {
    const [lost, damaged, bare] = [
      await put(await newPicture()),
      await put(await newPicture()),
      await put(await newPicture()),
    ];
    await truncate(join(server.folder, 'blobs', 'blobs', originalKey(lost.sha256)), 9);
    await db.updateTable('blobs').set({ damaged_at: 1 }).where('sha256', '=', damaged.sha256).execute();
    await db.updateTable('files').set({ bare: 1 }).where('id', '=', bare.id).execute();
    expect(await find(lost.sha256, damaged.sha256, bare.sha256)).toEqual({ list: [], recycled: [] });
  });

  it('takes a limited number of hashes', async () => {
    const hashes = Array.from({ length: UPLOAD.CHECK_MOST }, (_, index) => hashOf(Uint8Array.of(index)));
    expect((await find(...hashes)).list).toEqual([]);
    for (const wrong of [[...hashes, 'a'.repeat(64)], [], ['A'.repeat(64)]])
      await expect(find(...wrong)).rejects.toMatchObject({ code: E.ILLEGAL_REQUEST });
  });
});
