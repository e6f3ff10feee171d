import { ERROR_CODES as E, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const DAYS = ['2024:05:01', '2024:05:01', '2024:05:02', '2024:05:03', '2024:05:04', '2024:05:05'];
const ABSENT = '0123456789abcdef0123456789abcdef';

describe.each(BACKENDS)('favorites on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  let album: string;
  const ids: string[] = [];

  const named = (...indices: number[]) => indices.map((index) => ids[index] ?? '');
  const mark = (photos: string[], favorite = true) =>
    owner.api.files.favorite({ body: { ids: photos, favorite } });
  const list = (query: NonNullable<Parameters<Browser['api']['files']['list']>[0]>['query'] = {}) =>
    owner.api.files.list({ query: { favorite: true, order: ORDER.DATE_ASC, ...query } });
  const idsOf = async (query = {}) => (await list(query)).list.map(({ id }) => id);

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: '春天' } })).id;
    for (const [seed, day] of DAYS.entries()) {
      const bytes = await makeJpeg({ seed, taken: `${day} 10:00:00`, keyword: seed % 2 ? '山' : '海' });
      const [, , data] = await owner.upload(album, { bytes, name: `${seed}.jpg` });
      ids.push(data?.file.id ?? '');
    }
  });
  afterAll(() => server.stop());

  it('are marked, listed with headings and totals, and unmarked', async () => {
    expect(await mark(named(0, 2, 4))).toMatchObject({ count: 3 });
    expect(await mark(named(0, 1))).toMatchObject({ count: 1 });
    const { list: photos, axis, info } = await list({ axis: true, info: true, count: 10 });
    expect(photos.map(({ id, favorite }) => [id, favorite])).toEqual(
      named(0, 1, 2, 4).map((id) => [id, true]),
    );
    expect(axis?.map(({ count, total }) => [count, total])).toEqual([
      [2, 2],
      [1, 3],
      [1, 4],
    ]);
    expect(info).toMatchObject({ count_photo: 4, count_video: 0 });
    expect(await mark(named(1), false)).toMatchObject({ count: 1 });
    expect(await idsOf()).toEqual(named(0, 2, 4));
    expect((await owner.api.files.get({ params: { id: ids[1] ?? '' } })).favorite).toBe(false);
  });

  it('are listed from a photo on, in both directions, and in every order', async () => {
    const { time } = await owner.api.files.get({ params: { id: ids[2] ?? '' } });
    expect(await idsOf({ fid: ids[2], time, count: 5 })).toEqual(named(4));
    expect(await idsOf({ fid: ids[2], time, count: -5 })).toEqual(named(0));
    for (const order of [ORDER.DATE_DESC, ORDER.NAME_ASC, ORDER.TAG_DESC])
      expect((await idsOf({ order })).toSorted()).toEqual(named(0, 2, 4).toSorted());
    expect(await idsOf({ pid: album })).toEqual(named(0, 2, 4));
  });

  it('are selected by position in their list, and no more once the list has changed', async () => {
    const selection = {
      favorite: true,
      order: ORDER.DATE_ASC,
      total: 3,
      ranges: [[1, 3]] as [number, number][],
    };
    const { undo } = await owner.api.files.favorite({ body: { selection, favorite: false } });
    expect(await idsOf()).toEqual(named(0));
    expect(await refusal(owner.api.files.favorite({ body: { selection, favorite: true } }))).toMatchObject({
      code: E.ILLEGAL_REQUEST,
      data: { reason: 'changed' },
    });
    expect(await owner.api.files.undo({ body: { undo } })).toEqual({ count: 2 });
    expect(await idsOf()).toEqual(named(0, 2, 4));
  });

  it('undo only the marks that the change has made', async () => {
    const { count, undo } = await mark(named(0, 3));
    expect(count).toBe(1);
    expect(await owner.api.files.undo({ body: { undo } })).toEqual({ count: 1 });
    expect(await idsOf()).toEqual(named(0, 2, 4));
    expect(await refusal(owner.api.files.undo({ body: { undo } }))).toMatchObject({ code: E.NOT_FOUND });
  });

  it('leave the list with their photo, and return with it', async () => {
    const { undo } = await owner.api.files.remove({ body: { ids: named(2) } });
    expect(await idsOf()).toEqual(named(0, 4));
    await owner.api.files.undo({ body: { undo } });
    expect(await idsOf()).toEqual(named(0, 2, 4));
  });

  it('are of their owner only, also in a share', async () => {
    const foreign = stranger.api.files.favorite({ body: { ids: named(1), favorite: true } });
    expect(await refusal(foreign)).toMatchObject({ code: E.NOT_FOUND });
    expect(await refusal(mark([ABSENT]))).toMatchObject({ code: E.NOT_FOUND });
    expect((await stranger.api.files.list({ query: { favorite: true, count: 10 } })).list).toEqual([]);
    const share = await owner.api.shares.create({
      body: { file_ids: named(0, 1), name: '分享', type: 'public' },
    });
    const { list: shown } = await stranger.api.publicShare.files({
      params: { sid: share.id },
      query: { count: 10 },
    });
    expect(shown.map(({ favorite }) => favorite)).toEqual([false, false]);
  });
});
