import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import type { Browser } from './browser.ts';
import { makeJpeg, makeScene } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

describe.each(BACKENDS)('similar photos on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  let owner: Browser;
  let stranger: Browser;
  let album: string;
  let people = 0;

  const newAlbum = async () =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name: '相册' } })).id;
  const add = async (bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg', to = album) => {
    const [, , data] = await owner.upload(to, { bytes, name });
    return data?.file.id ?? '';
  };
  const list = (query: { count?: number; after?: string } = {}) => owner.api.similar.list({ query });
  const listed = async () => (await list()).groups.map(({ photos }) => photos.map(({ id }) => id));

  beforeAll(async () => {
    server = await startServer(backend);
    db = connect(server.databaseUrl);
    stranger = await server.join('stranger@example.com');
  });
  beforeEach(async () => {
    people += 1;
    owner = await server.join(`owner-${people}@example.com`);
    album = await newAlbum();
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('groups copies of another size, quality or brightness, the one with most pixels first', async () => {
    const small = await makeScene({ width: 320, height: 240 });
    const bright = await makeScene({ brightness: 1.1, quality: 60 });
    const smallId = await add(small);
    const original = await add(await makeScene());
    const brightId = await add(bright);
    await add(await makeScene({ seed: 5 }));
    // The same scene in another shape is another picture.
    await add(await makeScene({ width: 480, height: 640 }));
    const { groups, count, bytes, next } = await list();
    expect(groups.map(({ photos }) => photos.map(({ id, keep }) => [id, keep]))).toEqual([
      [
        [original, 'best'],
        [brightId, null],
        [smallId, null],
      ],
    ]);
    expect({ count, bytes, next }).toEqual({ count: 1, bytes: small.length + bright.length, next: null });
    expect(groups[0]?.bytes).toBe(bytes);
  });

  it('groups pictures without detail by their bytes alone', async () => {
    const bytes = await makeJpeg({ seed: 1 });
    await add(await makeJpeg({ seed: 2 }));
    const one = await add(bytes);
    const other = await add(bytes, 'copy.jpg', await newAlbum());
    expect(await listed()).toEqual([[one, other]]);
  });

  it('keeps favorites and described photos', async () => {
    await add(await makeScene());
    const favorite = await add(await makeScene({ width: 480, height: 360 }));
    const described = await add(await makeScene({ width: 320, height: 240 }));
    const rest = await makeScene({ width: 160, height: 120 });
    await add(rest);
    await owner.api.files.favorite({ body: { ids: [favorite], favorite: true } });
    await owner.api.files.rename({ body: { ids: [described], name: 'The lake' } });
    const { groups, bytes } = await list();
    expect(groups[0]?.photos.map(({ keep }) => keep)).toEqual(['best', 'favorite', 'described', null]);
    expect(bytes).toBe(rest.length);
  });

  it('lists no photo of the recycle bin until it is restored', async () => {
    const ids = [await add(await makeScene()), await add(await makeScene({ width: 320, height: 240 }))];
    expect(await listed()).toEqual([ids]);
    const { undo } = await owner.api.files.remove({ body: { ids: ids.slice(1) } });
    expect(await listed()).toEqual([]);
    await owner.api.files.undo({ body: { undo } });
    expect(await listed()).toEqual([ids]);
  });

  it('does not list a dismissed group, until another photo is similar or the dismissal is undone', async () => {
    const ids = [await add(await makeScene()), await add(await makeScene({ width: 320, height: 240 }))];
    const [{ id = '' } = {}] = (await list()).groups;
    const dismiss = (dismissed: boolean) =>
      owner.api.similar.dismiss({ params: { id }, body: { dismissed } });
    expect(await dismiss(true)).toEqual({ count: 2 });
    expect(await list()).toMatchObject({ groups: [], count: 0, bytes: 0 });
    await dismiss(false);
    expect(await listed()).toEqual([ids]);
    await dismiss(true);
    const third = await add(await makeScene({ width: 160, height: 120 }));
    expect(await listed()).toEqual([[...ids, third]]);
  });

  it('shows nothing of another account, whose photos are not compared', async () => {
    const bytes = await makeScene();
    const theirs = (await stranger.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    await stranger.upload(theirs, { bytes, name: 'photo.jpg' });
    await add(bytes);
    expect(await listed()).toEqual([]);
    const id = await add(bytes, 'copy.jpg', await newAlbum());
    expect((await listed())[0]).toContain(id);
    expect((await stranger.api.similar.list({ query: {} })).groups).toEqual([]);
    const [{ id: group = '' } = {}] = (await list()).groups;
    const asked = stranger.api.similar.dismiss({ params: { id: group }, body: { dismissed: true } });
    expect((await refusal(asked)).code).toBe(E.NOT_FOUND);
    expect(await listed()).toHaveLength(1);
  });

  it('lists the groups in pages, those with the most bytes to gain first', async () => {
    for (const seed of [3, 5, 7]) {
      await add(await makeScene({ seed }));
      await add(await makeScene({ seed, width: 80 * seed, height: 60 * seed }));
    }
    const all = await list();
    expect(all.groups.map(({ bytes }) => bytes)).toEqual(
      all.groups.map(({ bytes }) => bytes).toSorted((a, b) => b - a),
    );
    expect(await list({ count: 0 })).toEqual({ ...all, groups: [], next: null });
    const first = await list({ count: 2 });
    expect(first.groups).toEqual(all.groups.slice(0, 2));
    // The last group of the page is gone when the next page is requested.
    const [, last] = first.groups;
    await owner.api.similar.dismiss({ params: { id: last?.id ?? '' }, body: { dismissed: true } });
    const rest = await list({ count: 2, after: first.next ?? '' });
    expect({ groups: rest.groups, next: rest.next }).toEqual({ groups: all.groups.slice(2), next: null });
  });

  it('begins another group when one has as many photos as a person can compare', async () => {
    const bytes = await makeJpeg({ seed: 1 });
    for (let count = 0; count < 52; count += 1) await add(bytes, 'photo.jpg', await newAlbum());
    expect((await listed()).map((photos) => photos.length)).toEqual([50, 2]);
  });

  it('compares photos of an older version in the background', async () => {
    const ids = [await add(await makeScene()), await add(await makeScene({ width: 320, height: 240 }))];
    await db
      .updateTable('photo_hashes')
      .set({ waiting: 1, band_0: null, band_1: null, band_2: null, band_3: null, group_id: null })
      .where('file_id', 'in', ids)
      .execute();
    const blobs = await db
      .selectFrom('blobs')
      .innerJoin('files', 'files.sha256', 'blobs.sha256')
      .select(['blobs.sha256', 'blobs.meta'])
      .where('files.id', 'in', ids)
      .execute();
    for (const { sha256, meta } of blobs) {
      const { hash, ...rest } = JSON.parse(meta) as { hash: string };
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
      await db
        .updateTable('blobs')
        .set({ meta: JSON.stringify(rest) })
        .where('sha256', '=', sha256)
        .execute();
    }
    await db.updateTable('jobs').set({ next_run: 0 }).where('name', '=', 'hash-photos').execute();
    await server.runJobs();
    // The timer of the server may have started the job just before: it is not run twice.
    await expect.poll(listed, { timeout: 10_000 }).toEqual([ids]);
  });
});
