import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore, originalKey, renditionPrefix } from '../src/storage/index.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const PASSWORD = 'secret-密码';
const DAY = 86_400;

async function codeOf(promise: Promise<unknown>): Promise<number> {
  return promise.then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.code : Number.NaN),
  );
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(BACKENDS)('the recycle bin on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  let people = 0;
  let seed = 500;
  let later = 0;

  beforeAll(async () => {
    const now = () => Math.floor(Date.now() / 1000) + later;
    server = await startServer(backend, { ...ON_DISK, RECYCLE_DAYS: '1' }, { now });
    stranger = await server.join('stranger@example.com');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    people += 1;
    owner = await server.join(`owner${people}@example.com`);
  });

  const store = () => createDiskStore({ root: join(server.folder, 'blobs') });
  const newAlbum = async (name: string, who = owner) =>
    (await who.api.folders.create({ params: { id: '0' }, body: { name } })).id;
  const picture = () => {
    seed += 1;
    return makeJpeg({ seed });
  };
  const put = async (
    pid: string,
    name: string,
    given?: { bytes?: Uint8Array<ArrayBuffer>; who?: Browser },
  ) => {
    const bytes = given?.bytes ?? (await picture());
    const [, , data] = await (given?.who ?? owner).upload(pid, { bytes, name: `${name}.jpg` });
    return data!.file.id;
  };
  const namesIn = async (pid: string) =>
    (await owner.api.files.list({ query: { pid, order: ORDER.NAME_ASC } })).list.map(({ name }) => name);
  const bin = async () => (await owner.api.recycle.list({ query: {} })).list;
  const remove = (ids: string[]) => owner.api.files.remove({ body: { ids } });
  const encrypted = async (password: string) => owner.api.encrypt({ password });
  const purge = async (which: { ids: string[] } | { all: true }, password = PASSWORD) =>
    owner.api.recycle.remove({ body: { ...which, password: await encrypted(password) } });
  const space = async () => owner.api.account.overview();

  it('lists deleted photos, newest first, page by page, each with its expiry', async () => {
    const pid = await newAlbum('Bin');
    const ids = [await put(pid, 'a'), await put(pid, 'b'), await put(pid, 'c')];
    for (const id of ids) await remove([id]);
    const first = await owner.api.recycle.list({ query: { page: 1, count: 2 } });
    expect(first).toMatchObject({ total: 3, pages: 2, page: 1 });
    const second = await owner.api.recycle.list({ query: { page: 2, count: 2 } });
    const all = [...first.list, ...second.list];
    expect(all.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    for (const item of all) {
      expect(item.vtime - item.time).toBe(DAY);
      expect(item).toMatchObject({ pid, pname: 'Bin' });
    }
    expect(first.size).toBe(all.reduce((sum, { size }) => sum + size, 0));
    const shown = await owner.browse(server.origin + all[0]!.thumbnail[0]![1]);
    expect(shown.status).toBe(200);
    expect((await stranger.browse(server.origin + all[0]!.thumbnail[0]![1])).status).toBe(404);
    expect((await stranger.api.recycle.list({ query: {} })).total).toBe(0);
  });

  it('restores to a new album, to an existing one, and to the original albums, once', async () => {
    const [from, other] = [await newAlbum('From'), await newAlbum('Other')];
    const ids = [await put(from, 'a'), await put(from, 'b'), await put(from, 'c')];
    await remove(ids);
    const [a, b, c] = ids as [string, string, string];
    const fresh = await owner.api.recycle.restore({ params: { pid: '0' }, body: { ids: [a], name: 'New' } });
    expect(fresh).toMatchObject({ count: 1, merged: 0, pname: 'New' });
    expect(await namesIn(fresh.pid)).toEqual(['a']);
    await owner.api.recycle.restore({ params: { pid: other }, body: { ids: [b] } });
    expect(await namesIn(other)).toEqual(['b']);
    await owner.api.folders.remove({ params: { id: from } });
    const back = await owner.api.recycle.back({ body: { all: true } });
    expect(back).toEqual({ count: 1, merged: 0, pids: [from] });
    expect(await namesIn(from)).toEqual(['c']);
    expect(await bin()).toEqual([]);
    for (const body of [{ ids: [a, b, c] }, { all: true as const }]) {
      expect(await codeOf(owner.api.recycle.back({ body }))).toBe(ERROR_CODES.NOT_FOUND);
    }
    await remove([c]);
    const foreign = stranger.api.recycle.restore({ params: { pid: '0' }, body: { ids: [c], name: 'Mine' } });
    expect(await codeOf(foreign)).toBe(ERROR_CODES.NOT_FOUND);
    expect(await bin()).toHaveLength(1);
  });

  it('lists the same bytes once in an album, and restores them into it without a duplicate', async () => {
    const pid = await newAlbum('Twins');
    const bytes = await picture();
    const first = await put(pid, 'old', { bytes });
    await remove([first]);
    const second = await put(pid, 'new', { bytes });
    expect(second).not.toBe(first);
    const back = await owner.api.recycle.back({ body: { ids: [first] } });
    expect(back).toMatchObject({ count: 1, merged: 1 });
    expect(await namesIn(pid)).toEqual(['new']);
    const other = await newAlbum('Other');
    const fresh = await newAlbum('Fresh');
    expect(await owner.api.recycle.restore({ params: { pid: fresh }, body: { ids: [first] } })).toMatchObject(
      { merged: 0 },
    );
    expect(await namesIn(fresh)).toEqual(['old']);
    await remove([first]);
    expect(await put(other, 'copy', { bytes })).not.toBe(second);
    expect((await space()).space_folder).toBe(2 * bytes.length);
  });

  it('keeps a photo in the bin while its album shows the same picture, so that its edits are not lost', async () => {
    const pid = await newAlbum('Edited');
    const bytes = await picture();
    const first = await put(pid, 'a', { bytes });
    await owner.api.files.rename({ body: { ids: [first], name: 'Our boat' } });
    await owner.api.files.favorite({ body: { ids: [first], favorite: true } });
    const { undo } = await remove([first]);
    const second = await put(pid, 'b', { bytes });
    await owner.api.files.undo({ body: { undo } });
    expect(await namesIn(pid)).toEqual(['b']);
    expect(await bin()).toMatchObject([{ id: first, name: 'Our boat' }]);
    await remove([second]);
    await owner.api.recycle.back({ body: { ids: [first] } });
    expect((await owner.api.files.list({ query: { pid } })).list).toMatchObject([
      { id: first, name: 'Our boat', favorite: true },
    ]);
  });

  it('deletes everything permanently with the password only, and frees the bytes with the last reference', async () => {
    const pid = await newAlbum('Gone');
    const [own, common] = [await picture(), await picture()];
    const theirs = await newAlbum('Theirs', stranger);
    await put(theirs, 'common', { bytes: common, who: stranger });
    const ids = [await put(pid, 'own', { bytes: own }), await put(pid, 'common', { bytes: common })];
    await remove(ids);
    const wrong = purge({ all: true }, 'wrong-password');
    await expect(wrong).rejects.toMatchObject({ code: ERROR_CODES.PASSWORD_WRONG, data: { times: 1 } });
    expect(await bin()).toHaveLength(2);
    expect(await purge({ all: true })).toEqual({ count: 2, size: own.length + common.length });
    expect(await bin()).toEqual([]);
    expect(await codeOf(owner.api.recycle.back({ body: { ids } }))).toBe(ERROR_CODES.NOT_FOUND);
    expect((await space()).space_folder).toBe(0);
    later += 7_200;
    await expect
      .poll(async () => {
        await server.runJobs();
        return store().head(originalKey(hashOf(own)));
      })
      .toBeUndefined();
    for await (const key of store().list(renditionPrefix(hashOf(own)))) expect(key).toBe('none left');
    expect(await store().head(originalKey(hashOf(common)))).toMatchObject({ size: common.length });
    const again = await put(pid, 'again', { bytes: own });
    const { url } = await owner.api.files.download({ params: { id: again } });
    const given = Buffer.from(await (await fetch(server.origin + url)).arrayBuffer());
    expect(hashOf(given)).toBe(hashOf(own));
  });

  it('removes expired items automatically, and keeps restored ones', async () => {
    const pid = await newAlbum('Over');
    const bytes = await picture();
    const ids = [await put(pid, 'goes', { bytes }), await put(pid, 'stays')];
    await remove(ids);
    await owner.api.recycle.back({ body: { ids: [ids[1]!] } });
    later += 2 * DAY;
    await expect
      .poll(async () => {
        await server.runJobs();
        return bin();
      })
      .toEqual([]);
    expect(await namesIn(pid)).toEqual(['stays']);
    later += 7_200;
    await expect
      .poll(async () => {
        await server.runJobs();
        return store().head(originalKey(hashOf(bytes)));
      })
      .toBeUndefined();
  });

  it('repairs a lost original when its bytes are uploaded again', async () => {
    const pid = await newAlbum('Lost');
    const bytes = await picture();
    const id = await put(pid, 'a', { bytes });
    await rm(join(server.folder, 'blobs', 'blobs', originalKey(hashOf(bytes))));
    expect(await put(pid, 'a', { bytes })).toBe(id);
    expect(await store().head(originalKey(hashOf(bytes)))).toMatchObject({ size: bytes.length });
    expect(await readdir(join(server.folder, 'blobs', 'temp'))).toEqual([]);
  });
});

describe.each(BACKENDS)('covers on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
  });
  afterAll(() => server.stop());

  const sizeOf = async (response: Response) => {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return [width, height];
  };

  it('are uploaded with a crop, cropped again, or taken from a photo; avatars likewise', async () => {
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Cover' } });
    const bytes = await makeJpeg({ width: 400, height: 300, seed: 1 });
    expect((await owner.api.folders.coverToken({ body: { id } })).cover).toBeNull();
    const given = { bytes, folderId: id, rect: '10,20,90,120' };
    const [code, , data] = await owner.uploadImage('/upload/cover', given);
    expect(code).toBe(0);
    const path = server.origin + data!.file.cover!.path;
    expect(await sizeOf(await owner.browse(path))).toEqual([90, 120]);
    expect((await stranger.browse(path)).status).toBe(404);
    const recropped = await owner.api.folders.crop({ body: { id, crop: [0, 0, 150, 200] } });
    expect(recropped.cover).toMatchObject({ crop: [0, 0, 150, 200] });
    expect(recropped.cover!.path).not.toBe(data!.file.cover!.path);
    expect(await sizeOf(await owner.browse(server.origin + recropped.cover!.path))).toEqual([150, 200]);
    const photo = await owner.upload(id, { bytes: await makeJpeg({ seed: 9 }), name: 'p.jpg' });
    const fileId = photo[2]!.file.id;
    const fromPhoto = await owner.api.folders.coverFrom({ params: { id, fileId } });
    expect(fromPhoto.cover).toMatchObject({ crop: null, path: expect.stringContaining(fileId) });
    // The uploaded cover and its bytes are gone.
    expect((await owner.browse(server.origin + recropped.cover!.source)).status).toBe(404);
    const cut = await owner.api.folders.crop({ body: { id, crop: [0, 0, 30, 40] } });
    expect(await sizeOf(await owner.browse(server.origin + cut.cover!.path))).toEqual([30, 40]);
    const avatar = await owner.uploadImage('/upload/avatar', { bytes, rect: '0,0,160,160' });
    const face = await stranger.browse(server.origin + avatar[2]!.file.avatar);
    expect(face.headers.get('content-type')).toBe('image/webp');
    expect(await sizeOf(face)).toEqual([160, 160]);
  });

  it('refuse files that are not JPEG or PNG, too small ones, a crop beyond the picture, and foreign albums', async () => {
    const { id: folderId } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'x' } });
    const bytes = await makeJpeg({ seed: 3 });
    const tiny = await makeJpeg({ width: 9, height: 40 });
    const codeFor = async (who: Browser, given: Parameters<Browser['uploadImage']>[1]) =>
      (await who.uploadImage('/upload/cover', given))[0];
    const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64'));
    expect(await codeFor(owner, { bytes: gif, folderId })).toBe(ERROR_CODES.FILE_TYPE_INVALID);
    expect(await codeFor(owner, { bytes: tiny, folderId })).toBe(ERROR_CODES.FILE_SIZE_INVALID);
    for (const rect of ['0,0,9000,9000', '1,2,3', 'a,b,c,d', '-1,0,20,20']) {
      expect(await codeFor(owner, { bytes, folderId, rect })).toBe(ERROR_CODES.ILLEGAL_REQUEST);
    }
    expect(await codeFor(stranger, { bytes, folderId })).toBe(ERROR_CODES.NOT_FOUND);
    expect(await codeFor(owner, { bytes, folderId: 'nowhere' })).toBe(ERROR_CODES.NOT_FOUND);
  });
});
