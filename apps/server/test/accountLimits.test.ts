import { readFile } from 'node:fs/promises';
import { ALBUMS, ERROR_CODES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { STATE } from '../src/db/schema.ts';
import { newId } from '../src/security/tokens.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const QUOTA = 1024 * 1024;
const AT_ONCE = 50;
const FILM = new URL('../../../packages/photo-viewer/src/stories/photos/film.mp4', import.meta.url);

describe.each(BACKENDS)('the limits of an account on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend, { ACCOUNT_QUOTA_MB: '1' });
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async (owner: Browser) =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
  const full = [ERROR_CODES.FILE_SIZE_INVALID, expect.any(String), { reason: 'quota' }];

  it('keep exactly to ACCOUNT_QUOTA_MB when many uploads come at once, recycle bin included', async () => {
    const owner = await server.join('full@example.com');
    const album = await newAlbum(owner);
    const { upload_token } = await owner.api.account.uploadToken();
    const pictures = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, seed) => makeJpeg({ width: 240, height: 180, seed, noise: true })),
    );
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      owner.upload(album, { bytes, name: 'a.jpg' }, upload_token);
    const replies = await Promise.all(pictures.map(send));
    const refused = pictures.filter((_, index) => replies[index]?.[0] !== 0);
    for (const reply of replies) if (reply[0] !== 0) expect(reply).toEqual(full);
    const { space_folder: space } = await owner.api.account.overview();
    const files = await db.selectFrom('files').select(['id', 'size']).execute();
    expect(space).toBe(files.reduce((sum, { size }) => sum + size, 0));
    expect(space).toBeLessThanOrEqual(QUOTA);
    // Each was refused when it would not have fitted, and the smallest does not fit now.
    expect(space + Math.min(...refused.map(({ length }) => length))).toBeGreaterThan(QUOTA);
    expect(files.length + refused.length).toBe(AT_ONCE);

    const [one = new Uint8Array()] = refused;
    await owner.api.files.remove({ body: { ids: files.slice(0, 2).map(({ id }) => id) } });
    expect(await send(one)).toEqual(full);
    const recycled = files.slice(0, 2).map(({ id }) => id);
    await db.updateTable('files').set({ state: STATE.GONE }).where('id', 'in', recycled).execute();
    expect((await send(one))[0]).toBe(0);
  });

  it('apply to photos that are saved from a share too', async () => {
    const giver = await server.join('giver@example.com');
    const album = await newAlbum(giver);
    const bytes = await makeJpeg({ width: 600, height: 500, seed: 99, noise: true });
    const [, , data] = await giver.upload(album, { bytes, name: 'a.jpg' });
    expect(data).not.toBeNull();
    const share = await giver.api.shares.create({
      body: { name: 'S', type: 'public', file_ids: [data?.file.id ?? ''] },
    });
    const taker = await server.join('taker@example.com');
    await db
      .updateTable('users')
      .set({ space: QUOTA - bytes.length + 1 })
      .where('email', '=', 'taker@example.com')
      .execute();
    const save = () =>
      taker.api.publicShare.save({ params: { sid: share.id, pid: '0' }, body: { name: 'Saved' } });
    await expect(save()).rejects.toMatchObject({ code: ERROR_CODES.FILE_SIZE_INVALID, reason: 'quota' });
    expect((await taker.api.folders.list()).list).toEqual([]);
    await db
      .updateTable('users')
      .set({ space: QUOTA - bytes.length })
      .where('email', '=', 'taker@example.com')
      .execute();
    expect(await save()).toMatchObject({ saved: 1 });
  });

  /** A picture of some 580 kB: two are more than the quota. */
  const largePicture = (seed: number) => makeJpeg({ width: 950, height: 950, seed, noise: true });

  it('count covers and avatars, and let one replace another', async () => {
    const owner = await server.join('covers@example.com');
    const [one, two] = [await newAlbum(owner), await newAlbum(owner)];
    const cover = async (folderId: string, seed: number) =>
      owner.uploadImage('/upload/cover', { bytes: await largePicture(seed), folderId });
    expect((await largePicture(1)).length).toBeGreaterThan(QUOTA / 2);
    expect((await cover(one, 1))[0]).toBe(0);
    expect(await cover(two, 2)).toEqual(full);
    expect((await cover(one, 3))[0]).toBe(0);
    expect(await owner.uploadImage('/upload/avatar', { bytes: await largePicture(4) })).toEqual(full);
    expect(await owner.upload(one, { bytes: await largePicture(5), name: 'a.jpg' })).toEqual(full);
  });

  it('count files that arrive in parts by the size that they will have, however many begin at once', async () => {
    const owner = await server.join('parts@example.com');
    const album = await newAlbum(owner);
    const { upload_token } = await owner.api.account.uploadToken();
    const size = Math.floor(QUOTA / 4);
    const files = Array.from({ length: 12 }, (_, seed) => new Uint8Array(size).fill(seed));
    const begin = (bytes: Uint8Array<ArrayBuffer>) =>
      owner.uploadPart(album, { bytes, offset: 0, end: 100 }, upload_token);
    const replies = await Promise.all(files.map(begin));
    expect(replies.filter(([code]) => code === 0)).toHaveLength(4);
    for (const reply of replies) if (reply[0] !== 0) expect(reply).toEqual(full);
    expect(await owner.upload(album, { bytes: await largePicture(6), name: 'a.jpg' })).toEqual(full);
    // An hour without a part: the next file may have their place.
    const touched = Date.now() - 3_600_001;
    await db.updateTable('unfinished_uploads').set({ touched }).execute();
    expect((await begin(new Uint8Array(size).fill(99)))[0]).toBe(0);
    expect((await owner.upload(album, { bytes: await largePicture(6), name: 'a.jpg' }))[0]).toBe(0);
  });

  it('release the bytes of a file in parts when it becomes a photo, or none', async () => {
    const owner = await server.join('whole@example.com');
    const album = await newAlbum(owner);
    const bytes = await largePicture(7);
    const all = (file: Uint8Array<ArrayBuffer>) =>
      owner.uploadPart(album, { bytes: file, offset: 0, end: file.length });
    expect((await all(new Uint8Array(bytes.length)))[0]).toBe(ERROR_CODES.FILE_TYPE_INVALID);
    expect((await all(bytes))[2]?.file).toMatchObject({ duplicate: false });
    expect((await owner.api.account.size()).size).toBe(bytes.length);
  });

  it('count the posters of movies', async () => {
    const owner = await server.join('posters@example.com');
    const album = await newAlbum(owner);
    const bytes = Uint8Array.from(await readFile(FILM));
    const poster = await largePicture(8);
    expect((await owner.upload(album, { bytes, poster, name: 'film.mp4' }))[0]).toBe(0);
    const photo = await makeJpeg({ width: 700, height: 700, seed: 9, noise: true });
    expect(bytes.length + photo.length).toBeLessThan(QUOTA);
    expect(await owner.upload(album, { bytes: photo, name: 'a.jpg' })).toEqual(full);
  });

  it('allow so many albums in one call and no more', async () => {
    const { api } = await server.join('many@example.com');
    const create = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`n${index}`, { name: 'A', type: 1 as const }]),
      );
    await expect(
      api.folders.manage({ body: { create: create(ALBUMS.CREATED_PER_CALL + 1) } }),
    ).rejects.toMatchObject({ code: ERROR_CODES.ILLEGAL_REQUEST, reason: 'albums' });
    expect((await api.folders.list()).list).toEqual([]);
    const { ids } = await api.folders.manage({ body: { create: create(ALBUMS.CREATED_PER_CALL) } });
    expect(Object.keys(ids)).toHaveLength(ALBUMS.CREATED_PER_CALL);
  });

  it('allow so many albums in all and no more', async () => {
    const owner = await server.join('most@example.com');
    const { api } = owner;
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'most@example.com')
      .executeTakeFirstOrThrow();
    const album = { user_id: user.id, type: 1, name: 'A', name_key: 'A A', initial: 'A', file_order: 0 };
    const rows = Array.from({ length: ALBUMS.PER_ACCOUNT - 1 }, () => ({ ...album, id: newId(), ctime: 1 }));
    for (let start = 0; start < rows.length; start += 1_000)
      await db
        .insertInto('folders')
        .values(rows.slice(start, start + 1_000))
        .execute();
    const two = { a: { name: 'A', type: 1 as const }, b: { name: 'B', type: 1 as const } };
    const tooMany = { code: ERROR_CODES.ILLEGAL_REQUEST, reason: 'albums' };
    await expect(api.folders.manage({ body: { create: two } })).rejects.toMatchObject(tooMany);
    const one = () => api.folders.create({ params: { id: '0' }, body: { name: 'Last' } });
    const last = await one();
    await expect(one()).rejects.toMatchObject(tooMany);
    const [, , data] = await owner.upload(last.id, { bytes: await makeJpeg(), name: 'a.jpg' });
    const into = { params: { pid: '0' }, body: { ids: [data?.file.id ?? ''], name: 'One more' } };
    await expect(api.files.move(into)).rejects.toMatchObject(tooMany);
    await api.files.remove({ body: { ids: into.body.ids } });
    await expect(api.recycle.restore(into)).rejects.toMatchObject(tooMany);
  });
});
