import { dayOfDate, ERROR_CODES as E, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { createFilesRepository } from '../src/modules/files/files.repository.ts';
import { readFilter } from '../src/modules/search/readFilter.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

type Query = NonNullable<Parameters<Browser['api']['search']['list']>[0]>['query'];

const LENS = 'XF16-55mmF2.8 R LM WR';

/** File names, days, keywords, cameras and lenses of the photos. */
const PHOTOS = [
  { file: 'IMG_0001.jpg', taken: '2019:05:01 10:00:00', keyword: '日落', camera: 'Pixel 9' },
  { file: 'IMG_0002.jpg', taken: '2019:05:02 10:00:00', keyword: '红叶', camera: 'Pixel 9' },
  { file: '断桥残雪.jpg', taken: '2019:08:01 10:00:00', keyword: '日落', camera: 'X100V', lens: LENS },
  { file: 'sunset.jpg', taken: '2024:05:04 10:00:00', keyword: undefined, camera: undefined },
] as const;

describe.each(BACKENDS)('search on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  const albums = { lake: '', other: '' };
  const ids: string[] = [];

  const named = (...indices: number[]) => indices.map((index) => ids[index] ?? '');
  const list = (query: Query) => owner.api.search.list({ query: { order: ORDER.DATE_ASC, ...query } });
  const found = async (query: Query) => (await list(query)).list.map(({ id }) => ids.indexOf(id));
  const suggest = (q?: string) => owner.api.search.suggest({ query: { q } });
  const describePhoto = (index: number, name: string) =>
    owner.api.files.rename({ body: { ids: named(index), name } });

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
    const create = async (name: string) =>
      (await owner.api.folders.create({ params: { id: '0' }, body: { name } })).id;
    albums.lake = await create('西湖');
    albums.other = await create('Home');
    for (const [seed, { file, ...options }] of PHOTOS.entries()) {
      const bytes = await makeJpeg({ seed, ...options });
      const album = seed < 2 ? albums.lake : albums.other;
      const [, , data] = await owner.upload(album, { bytes, name: file });
      ids.push(data?.file.id ?? '');
    }
  });
  afterAll(() => server.stop());

  it.each([
    ['a part of a file name', 'img', [0, 1]],
    ['a number in it', '0002', [1]],
    ['one Chinese character', '桥', [2]],
    ['two Chinese characters', '残雪', [2]],
    ['four Chinese characters', '断桥残雪', [2]],
    ['characters that are not neighbours', '断残', []],
    ['pinyin', 'duanqiao', [2]],
    ['initials', 'dq', [2]],
    ['an album', '西湖', [0, 1]],
    ['an album in pinyin', 'xihu', [0, 1]],
    ['an album by initials', 'XH', [0, 1]],
    ['a keyword', '日落', [0, 2]],
    ['a keyword and an album', '日落 西湖', [0]],
    ['a camera', 'x100', [2]],
    ['a lens', 'xf16-55', [2]],
    ['a year', '2019', [0, 1, 2]],
    ['a month', '2019-05', [0, 1]],
    ['a season and a keyword', '2019年夏天日落', [2]],
    ['letters of another script', 'ж', []],
    ['signs that separate words', '"*%_', [0, 1, 2, 3]],
  ] as const)('finds %s', async (_, q, photos) => {
    expect(await found({ q })).toEqual(photos);
  });

  it('filters by type, place, camera, lens, days, album, keyword and favorites together', async () => {
    expect(await found({ camera: 'Pixel 9' })).toEqual([0, 1]);
    expect(await found({ lens: LENS })).toEqual([2]);
    expect(await found({ type: 2 })).toEqual([]);
    expect(await found({ type: 1, gps: true })).toEqual([]);
    expect(await found({ gps: false })).toEqual([0, 1, 2, 3]);
    expect(await found({ guessed: true })).toEqual([]);
    expect(await found({ guessed: false })).toEqual([0, 1, 2, 3]);
    const [from, to] = [
      { year: 2019, month: 5, day: 2 },
      { year: 2019, month: 8, day: 1 },
    ].map(dayOfDate);
    expect(await found({ from, to })).toEqual([1, 2]);
    expect(await found({ from, to, pid: albums.lake })).toEqual([1]);
    const { tags } = await owner.api.files.get({ params: { id: ids[0] ?? '' } });
    expect(await found({ tag: tags[0]?.id, q: 'duan' })).toEqual([2]);
    await owner.api.files.favorite({ body: { ids: named(0, 2), favorite: true } });
    expect(await found({ favorite: true, q: '日落', camera: 'X100V' })).toEqual([2]);
  });

  it('answers with headings, totals and pages like a list, the newest first', async () => {
    const reply = await owner.api.search.list({ query: { q: '2019', axis: true, info: true, count: 2 } });
    expect(reply.list.map(({ id }) => id)).toEqual(named(2, 1));
    expect(reply.more).toEqual({ prev: false, next: true });
    expect(reply.axis?.map(({ count, total }) => [count, total])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(reply.info).toMatchObject({ count: 3, count_photo: 3, count_video: 0 });
    const category = reply.axis?.[1]?.category;
    expect(await found({ q: '2019', order: ORDER.DATE_DESC, category, count: 5 })).toEqual([1, 0]);
    const { time } = await owner.api.files.get({ params: { id: ids[1] ?? '' } });
    expect(await found({ q: '2019', fid: ids[1], time, count: 5 })).toEqual([2]);
    expect(await found({ q: '2019', order: ORDER.DATE_DESC, category, skip: 1, count: 5 })).toEqual([0]);
  });

  it('finds the same photos where words are common, which tests photos one by one', async () => {
    const db = connect(server.databaseUrl);
    const files = createFilesRepository(db);
    const user = db.selectFrom('users').select('id').where('email', '=', 'owner@example.com');
    const { id: userId } = await user.executeTakeFirstOrThrow();
    const names = { ...files.names, countPhrase: (_: string, limit: number) => Promise.resolve(limit) };
    for (const q of [
      'img',
      '0002',
      '桥',
      '残雪',
      '断残',
      'dq',
      'g',
      '西湖',
      'xh',
      '日落',
      '日落 img',
      'pixel 2019',
    ]) {
      const filter = await readFilter(names, userId, { q });
      expect(filter.words.every(({ isCommon }) => isCommon)).toBe(true);
      const way = { by: 'taken', descending: false, limit: 5, start: { kind: 'first' } } as const;
      const rows = await files.page({ scope: { userId, filter }, ...way });
      expect([q, rows.map(({ id }) => ids.indexOf(id))]).toEqual([q, await found({ q })]);
    }
    await db.destroy();
  });

  it('counts the photos of a filter without words by their days', async () => {
    const { axis, info } = await list({ camera: 'Pixel 9', axis: true, info: true, count: 0 });
    expect(axis?.map(({ count }) => count)).toEqual([1, 1]);
    expect(info).toMatchObject({ count: 2, count_photo: 2, count_video: 0 });
  });

  it('selects photos by position among those that are found', async () => {
    const selection = {
      search: { q: '日落' },
      order: ORDER.DATE_ASC,
      total: 2,
      ranges: [[1, 2]] as [number, number][],
    };
    const { count } = await owner.api.files.zip({ body: { selection } });
    expect(count).toBe(1);
    const { undo } = await owner.api.files.rename({ body: { selection, name: '苏堤春晓' } });
    expect(await found({ q: '苏堤' })).toEqual([2]);
    expect(await found({ q: 'sdcx' })).toEqual([2]);
    await owner.api.files.undo({ body: { undo } });
    expect(await found({ q: '苏堤' })).toEqual([]);
  });

  it('follows descriptions, deletions, restored photos and names of albums', async () => {
    await describePhoto(3, '平湖秋月');
    expect(await found({ q: '秋月' })).toEqual([3]);
    expect(await found({ q: 'sunset' })).toEqual([3]);
    await describePhoto(3, '三潭');
    expect(await found({ q: '秋月' })).toEqual([]);
    const { undo } = await owner.api.files.remove({ body: { ids: named(3) } });
    expect(await found({ q: '三潭' })).toEqual([]);
    await owner.api.files.undo({ body: { undo } });
    expect(await found({ q: '三潭' })).toEqual([3]);
    await owner.api.folders.info({ params: { id: albums.lake }, body: { name: '太湖' } });
    expect(await found({ q: '西湖' })).toEqual([]);
    expect(await found({ q: 'taihu' })).toEqual([0, 1]);
    await owner.api.folders.info({ params: { id: albums.lake }, body: { name: '西湖' } });
  });

  it('suggests albums, keywords, cameras, lenses and months with their photos counted', async () => {
    expect(await suggest('xh')).toMatchObject({
      albums: [{ id: albums.lake, type: 1, name: '西湖', count: 2 }],
      tags: [],
      dates: null,
    });
    expect((await suggest('日')).tags).toMatchObject([{ name: '日落', count: 2 }]);
    expect((await suggest('pix')).cameras).toEqual([{ name: 'Pixel 9', count: 2 }]);
    expect((await suggest('f2.8')).lenses).toEqual([{ name: LENS, count: 1 }]);
    expect(await suggest('2019')).toMatchObject({ albums: [], tags: [], cameras: [] });
    expect((await suggest('2019 日')).tags).toMatchObject([{ name: '日落' }]);
    const { dates, months } = await suggest('2019');
    expect(dates).toMatchObject({ from: dayOfDate({ year: 2019, month: 1, day: 1 }), count: 3 });
    expect(months.map(({ month, count }) => [month, count])).toEqual([
      ['2019-08', 1],
      ['2019-05', 2],
    ]);
    const all = await suggest();
    expect(all.cameras.map(({ name }) => name)).toEqual(['Pixel 9', 'X100V']);
    await owner.api.files.remove({ body: { ids: named(1) } });
    expect((await suggest('pix')).cameras).toEqual([{ name: 'Pixel 9', count: 1 }]);
  });

  it('finds nothing of others, and refuses what is too long', async () => {
    expect((await stranger.api.search.list({ query: { q: '日落', count: 10 } })).list).toEqual([]);
    expect(await stranger.api.search.suggest({ query: { q: '西湖' } })).toMatchObject({
      albums: [],
      tags: [],
    });
    const foreign = stranger.api.search.list({ query: { pid: albums.lake, gps: false } });
    expect(await refusal(foreign)).toMatchObject({ code: E.NOT_FOUND });
    expect(await refusal(list({ q: '湖'.repeat(101) }))).toMatchObject({ code: E.ILLEGAL_REQUEST });
  });
});
