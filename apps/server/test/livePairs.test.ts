import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import type { NewFile } from '../src/db/schema.ts';
import { commitPhoto } from '../src/modules/uploads/commitPhoto.ts';
import { newId } from '../src/security/tokens.ts';
import type { Browser } from './browser.ts';
import { libraryOf } from './libraryOf.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const PHOTO = { type: 1, mime: 'image/heic', size: 700, taken: 1_700_000_000, duration: null };
const MOVIE = { type: 2, mime: 'video/quicktime', size: 3_000, taken: 1_600_000_000, duration: 2.5 };

describe.each(BACKENDS)('live photos on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let userId: string;
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('live@example.com');
    userId = (await owner.api.account.get()).user_id;
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async () =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name: randomUUID().slice(0, 8) } })).id;

  /** The records that the upload of one file creates; bytes by their hash. */
  function half(of: typeof PHOTO | typeof MOVIE, place: { album: string; contentId: string }) {
    const sha256 = createHash('sha256').update(`${of.mime}${place.contentId}`).digest('hex');
    const file: NewFile = {
      ...of,
      id: newId(),
      user_id: userId,
      folder_id: place.album,
      sha256,
      name: 'IMG',
      name_key: 'IMG',
      initial: 'I',
      origin_name: 'IMG',
      tz: null,
      width: 40,
      height: 30,
      lat: null,
      lng: null,
      thumbhash: null,
      content_id: place.contentId,
      ctime: 1,
    };
    return { file, blob: { sha256, size: of.size, mime: of.mime, meta: '{}', ctime: 1 }, tags: [] };
  }

  const spaceOf = async () =>
    (await db.selectFrom('users').select('space').where('id', '=', userId).executeTakeFirstOrThrow()).space;

  async function expectOneLive(album: string, contentId: string) {
    const { list, info } = await owner.api.files.list({ query: { pid: album, info: true } });
    const { axis } = await owner.api.files.list({ query: { pid: album, axis: true } });
    expect(list).toHaveLength(1);
    const [live] = list;
    expect(live).toMatchObject({ type: 4, time: PHOTO.taken, duration: MOVIE.duration, size: PHOTO.size });
    expect(live?.live).toBe(`/media/files/${live?.id}/live`);
    expect(info).toMatchObject({ count: 1, count_photo: 1, count_video: 0 });
    expect(axis?.map(({ count }) => count)).toEqual([1]);
    const hashes = [PHOTO, MOVIE].map((of) => half(of, { album, contentId }).file.sha256);
    const blobs = await db.selectFrom('blobs').select('refs').where('sha256', 'in', hashes).execute();
    expect(blobs).toEqual([{ refs: 1 }, { refs: 1 }]);
    const all = await owner.api.files.list({ query: { info: true, axis: true } });
    const total = all.axis?.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(all.info?.count);
    expect(all.info?.count_video).toBe(0);
    return live?.id;
  }

  it.each([
    ['photo first', [PHOTO, MOVIE]],
    ['movie first', [MOVIE, PHOTO]],
  ])('makes one of two halves, %s, and keeps the id of the first', async (_, order) => {
    const place = { album: await newAlbum(), contentId: randomUUID() };
    const { withAccountLock } = libraryOf(db);
    const before = await spaceOf();
    const ids: string[] = [];
    for (const of of order) ids.push((await commitPhoto(withAccountLock, half(of, place))).file.id);
    expect(new Set(ids).size).toBe(1);
    expect(await expectOneLive(place.album, place.contentId)).toBe(ids[0]);
    expect((await spaceOf()) - before).toBe(PHOTO.size + MOVIE.size);
  });

  it('makes one of two halves that arrive at once', async () => {
    const { withAccountLock } = libraryOf(db);
    for (let round = 0; round < 8; round += 1) {
      const place = { album: await newAlbum(), contentId: randomUUID() };
      const before = await spaceOf();
      await Promise.all([PHOTO, MOVIE].map((of) => commitPhoto(withAccountLock, half(of, place))));
      await expectOneLive(place.album, place.contentId);
      expect((await spaceOf()) - before).toBe(PHOTO.size + MOVIE.size);
    }
  });

  it('reports a file that exists already as a duplicate', async () => {
    const place = { album: await newAlbum(), contentId: randomUUID() };
    const { withAccountLock } = libraryOf(db);
    for (const of of [PHOTO, MOVIE]) await commitPhoto(withAccountLock, half(of, place));
    for (const of of [PHOTO, MOVIE]) {
      expect((await commitPhoto(withAccountLock, half(of, place))).duplicate).toBe(true);
    }
    await expectOneLive(place.album, place.contentId);
  });

  it('does not pair over albums, nor two photos', async () => {
    const contentId = randomUUID();
    const [one, two] = [await newAlbum(), await newAlbum()];
    const { withAccountLock } = libraryOf(db);
    await commitPhoto(withAccountLock, half(PHOTO, { album: one, contentId }));
    const { file } = await commitPhoto(
      withAccountLock,
      half({ ...MOVIE, type: 3 }, { album: one, contentId }),
    );
    expect(file.type).toBe(3);
    expect((await commitPhoto(withAccountLock, half(PHOTO, { album: two, contentId }))).file.type).toBe(1);
    const { list } = await owner.api.files.list({ query: { pid: one } });
    expect(list.map(({ live }) => live)).toEqual([null, null]);
  });

  it('pairs by name and moment where the halves have no id in common', async () => {
    const { withAccountLock } = libraryOf(db);
    const album = await newAlbum();
    let serial = 0;
    const store = async (of: typeof PHOTO | typeof MOVIE, as: Partial<NewFile>) => {
      serial += 1;
      const { blob, ...one } = half(of, { album, contentId: randomUUID() });
      const file = { ...one.file, content_id: null, origin_name: 'IMG_1.JPG', taken: PHOTO.taken, ...as };
      return (await commitPhoto(withAccountLock, { ...one, file, blob })).file;
    };
    const photo = await store(PHOTO, {});
    const apart: Partial<NewFile>[] = [
      { origin_name: 'IMG_2.MOV' },
      { taken: PHOTO.taken + 60 },
      { duration: 60 },
      { time_unknown: 1 },
    ];
    for (const as of apart) {
      expect((await store(MOVIE, { origin_name: 'img_1.mov', ...as })).type).toBe(2);
    }
    const live = await store(MOVIE, { origin_name: 'img_1.mov', taken: PHOTO.taken + 1 });
    expect([live.type, live.id, live.duration]).toEqual([4, photo.id, MOVIE.duration]);
    expect(serial).toBe(6);
  });
});
