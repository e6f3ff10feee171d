import { ERROR_CODES as E, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const DAYS = ['01', '02', '03', '04'];
const TWO_DAYS = 2 * 86_400;
const HOUR = 3_600;

describe.each(BACKENDS)('a selection by position on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let ids: string[];
  let pid: string;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
  });
  afterAll(() => server.stop());

  async function fillAlbum(): Promise<void> {
    pid = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    ids = [];
    for (const day of DAYS) {
      const bytes = await makeJpeg({ seed: Number(day), taken: `2024:05:${day} 10:00:00` });
      const [, , data] = await owner.upload(pid, { bytes, name: `${day}.jpg` });
      ids.push(data?.file.id ?? '');
    }
  }
  const version = async (query: object) =>
    (await owner.api.files.list({ query: { ...query, axis: true, days: true, count: 0 } })).version;
  const first = (list: object, total: number, known: number | undefined) => ({
    ...{ ...list, order: ORDER.DATE_ASC, total, version: known },
    ranges: [[0, 1]] as [number, number][],
  });
  const changed = { code: E.ILLEGAL_REQUEST, data: { reason: 'changed' } };
  const shift = (id: string | undefined, seconds: number) =>
    owner.api.files.date({ body: { ids: [id ?? ''], change: { mode: 'RELATIVE', shift: seconds } } });

  it.each([
    ['to another day', TWO_DAYS],
    ['within its day', HOUR],
  ])('is refused after a photo was moved %s, in the album and in all photos', async (_, seconds) => {
    await fillAlbum();
    for (const list of [{ pid }, {}]) {
      const total = (await owner.api.files.list({ query: { ...list, info: true, count: 0 } })).info?.count;
      const stale = first(list, total ?? 0, await version(list));
      await shift(ids[0], seconds);
      expect(await refusal(owner.api.files.remove({ body: { selection: stale } }))).toMatchObject(changed);
      const current = first(list, total ?? 0, await version(list));
      const { undo } = await owner.api.files.remove({ body: { selection: current } });
      await owner.api.files.undo({ body: { undo } });
    }
  });

  it('of favorites is refused after one was marked and another one not any more', async () => {
    await fillAlbum();
    const mark = (id: string | undefined, favorite: boolean) =>
      owner.api.files.favorite({ body: { ids: [id ?? ''], favorite } });
    await mark(ids[1], true);
    const list = { pid, favorite: true };
    const stale = first(list, 1, await version(list));
    await mark(ids[1], false);
    await mark(ids[2], true);
    expect(await refusal(owner.api.files.remove({ body: { selection: stale } }))).toMatchObject(changed);
    const current = first(list, 1, await version(list));
    expect(await owner.api.files.remove({ body: { selection: current } })).toMatchObject({ count: 1 });
  });

  it('is applied after changes that leave the list as it is', async () => {
    await fillAlbum();
    const selection = first({ pid }, DAYS.length, await version({ pid }));
    await owner.api.files.rotate({ body: { ids: ids.slice(0, 1), rotate: 90 } });
    await owner.api.folders.coverFrom({ params: { id: pid, fileId: ids[1] ?? '' } });
    const change = { mode: 'RELATIVE', shift: HOUR } as const;
    await owner.api.files.date({ body: { ids, change, preview: true } });
    expect(await owner.api.files.remove({ body: { selection } })).toMatchObject({ count: 1 });
  });

  it('counts ranges that are equal, overlap or touch once, in any order', async () => {
    await fillAlbum();
    const equal = Array.from({ length: 1_001 }, (): [number, number] => [1, 3]);
    const selection = {
      ...first({ pid }, DAYS.length, undefined),
      ranges: [...equal, [0, 1]] as typeof equal,
    };
    const moved = await owner.api.files.move({ params: { pid: '0' }, body: { name: 'B', selection } });
    expect(moved.count).toBe(3);
    const left = await owner.api.files.list({ query: { pid, count: 10 } });
    expect(left.list.map(({ id }) => id)).toEqual(ids.slice(3));
  });

  it('selects the photos of its ranges and none between them', async () => {
    await fillAlbum();
    const selection = {
      ...first({ pid }, DAYS.length, undefined),
      ranges: [
        [3, 4],
        [1, 2],
      ] as [number, number][],
    };
    await owner.api.files.remove({ body: { selection } });
    const left = await owner.api.files.list({ query: { pid, count: 10 } });
    expect(left.list.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });

  it('is refused with the limit and the value where it has too many ranges or photos', async () => {
    const spread = Array.from({ length: 1_001 }, (_, at): [number, number] => [2 * at, 2 * at + 1]);
    const order = { order: ORDER.DATE_ASC, total: 60_000 };
    const zip = (ranges: [number, number][]) =>
      refusal(owner.api.files.zip({ body: { selection: { ...order, ranges } } }));
    expect(await zip(spread)).toMatchObject({
      code: E.ILLEGAL_REQUEST,
      data: { issues: [{ path: '/selection/ranges', message: 'at most 1000 items, not 1001' }] },
    });
    const many = { reason: 'many', limit: 50_000, value: 50_001 };
    expect(await zip([[0, 50_001]])).toMatchObject({ code: E.ILLEGAL_REQUEST, data: many });
  });

  it('by id counts a repeated id once, in every call that takes ids', async () => {
    await fillAlbum();
    const [id = ''] = ids;
    const twice = Array.from({ length: 50_001 }, () => id);
    expect(await owner.api.files.favorite({ body: { ids: twice, favorite: true } })).toMatchObject({
      count: 1,
    });
    const { id: sid, count } = await owner.api.shares.create({ body: { name: 'S', file_ids: twice } });
    expect(count).toBe(1);
    const saved = await owner.api.publicShare.save({
      params: { sid, pid: '0' },
      body: { ids: twice, name: 'C' },
    });
    expect(saved).toMatchObject({ saved: 0, skipped: 1 });
    await owner.api.files.remove({ body: { ids: twice } });
    expect(await owner.api.recycle.back({ body: { ids: twice } })).toMatchObject({ count: 1 });
  });

  it('in a share has no version', async () => {
    await fillAlbum();
    const { id: sid } = await owner.api.shares.create({
      body: { name: 'S', folder_id: pid, type: 'public' },
    });
    const reply = await owner.api.publicShare.files({ params: { sid }, query: { axis: true } });
    expect(reply.version).toBeUndefined();
  });
});
