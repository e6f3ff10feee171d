import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { createFilesRepository } from '../src/modules/files/files.repository.ts';
import { readFilter } from '../src/modules/search/readFilter.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const LAKE = { lat: 30.2431, lng: 120.1504 };
const DUNES = { lat: 40.1421, lng: 94.6618 };
const KYOTO = { lat: 35.0116, lng: 135.7681 };
const OCEAN = { lat: 0, lng: -30 };
/** The last photo has no location. */
const PHOTOS = [LAKE, LAKE, DUNES, KYOTO, OCEAN, undefined];
const HANGZHOU = '1808926';

describe.each(BACKENDS)('the search of places on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  const ids: string[] = [];

  type Query = NonNullable<Parameters<Browser['api']['search']['list']>[0]>['query'];
  const found = async (query: Query) => {
    const { list } = await owner.api.search.list({ query: { ...query, count: 20 } });
    return list.map(({ id }) => ids.indexOf(id)).sort();
  };
  const places = async (q?: string, browser = owner) => {
    const reply = await browser.api.search.suggest({ query: q === undefined ? {} : { q } });
    return reply.places.map(({ id, names, count }) => [id, names.join(), count]);
  };

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
    const album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: '旅行' } })).id;
    for (const [seed, place] of PHOTOS.entries()) {
      const [, , data] = await owner.upload(album, {
        bytes: await makeJpeg({ seed, place }),
        name: `${seed}.jpg`,
      });
      ids.push(data?.file.id ?? '');
    }
  });
  afterAll(() => server.stop());

  it.each([
    ['a town', '杭州', [0, 1]],
    ['a town in pinyin', 'hangzhou', [0, 1]],
    ['a town by initials', 'hz', [0, 1]],
    ['a region', '浙江', [0, 1]],
    ['a country', '中国', [0, 1, 2]],
    ['a country in English', 'japan', [3]],
    ['a town and its country', '杭州 中国', [0, 1]],
    ['a town and another country', '杭州 日本', []],
    ['a town without photos', '巴黎', []],
  ] as const)('finds photos by %s', async (_, q, photos) => {
    expect(await found({ q })).toEqual(photos);
  });

  it('finds the same photos where a place is common, which tests photos one by one', async () => {
    const db = connect(server.databaseUrl);
    const files = createFilesRepository(db);
    const user = db.selectFrom('users').select('id').where('email', '=', 'owner@example.com');
    const { id: userId } = await user.executeTakeFirstOrThrow();
    const many = async () =>
      (await files.names.towns(userId)).map(({ town, count }) => ({ town, count: count * 1e6 }));
    for (const search of [{ q: '杭州' }, { q: '中国' }, { place: HANGZHOU }, { place: 'CN' }]) {
      const filter = await readFilter({ ...files.names, towns: many }, userId, search);
      expect([...filter.words, filter.towns].every((part) => part?.isCommon ?? true)).toBe(true);
      const way = { by: 'taken', descending: false, limit: 5, start: { kind: 'first' } } as const;
      const rows = await files.page({ scope: { userId, filter }, ...way });
      expect(rows.map(({ id }) => ids.indexOf(id)).sort()).toEqual(await found(search));
    }
    await db.destroy();
  });

  it('filters by a town, a region or a country, together with words', async () => {
    expect(await found({ place: HANGZHOU })).toEqual([0, 1]);
    expect(await found({ place: 'CN.02' })).toEqual([0, 1]);
    expect(await found({ place: 'CN' })).toEqual([0, 1, 2]);
    expect(await found({ place: 'CN', q: '敦煌' })).toEqual([2]);
    expect(await found({ place: 'FR' })).toEqual([]);
    expect(await refusal(owner.api.search.list({ query: { place: "' or 1=1" } }))).toMatchObject({
      code: E.ILLEGAL_REQUEST,
    });
  });

  it('suggests towns, regions and countries with their photos counted, in the language of the request', async () => {
    expect(await places('hang')).toEqual([[HANGZHOU, 'Hangzhou,Zhejiang,China', 2]]);
    expect(await places('浙江')).toEqual([['CN.02', 'Zhejiang,China', 2]]);
    expect(await places('zhongguo')).toEqual([['CN', 'China', 3]]);
    expect((await places('中国 杭州')).map(([id]) => id)).toEqual([HANGZHOU]);
    expect((await places()).map(([, names]) => names)).toEqual([
      'Hangzhou,Zhejiang,China',
      'Dunhuang,Gansu,China',
      'Kyoto,Japan',
    ]);
    const chinese = await owner.browse(`${server.origin}/api/search/suggest?q=hang`, {
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(await chinese.text()).toContain('"names":["杭州","浙江省","中国"]');
    expect(await places('hang', stranger)).toEqual([]);
  });

  it('names a place by its id, and a photo’s in its details', async () => {
    expect(await owner.api.search.place({ params: { id: HANGZHOU } })).toEqual({
      id: HANGZHOU,
      names: ['Hangzhou', 'Zhejiang', 'China'],
    });
    expect(await refusal(owner.api.search.place({ params: { id: 'XX' } }))).toMatchObject({
      code: E.NOT_FOUND,
    });
    const details = async (index: number) =>
      (await owner.api.files.get({ params: { id: ids[index] ?? '' }, query: { more: true } })).place;
    expect(await details(3)).toEqual(['Kyoto', 'Japan']);
    expect(await details(4)).toBeUndefined();
    expect(await details(5)).toBeUndefined();
  });

  it('counts photos that leave and come back', async () => {
    const { undo } = await owner.api.files.remove({ body: { ids: [ids[0] ?? ''] } });
    expect(await places('hangzhou')).toEqual([[HANGZHOU, 'Hangzhou,Zhejiang,China', 1]]);
    await owner.api.files.undo({ body: { undo } });
    expect(await places('hangzhou')).toEqual([[HANGZHOU, 'Hangzhou,Zhejiang,China', 2]]);
  });
});
