import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

async function codeOf(promise: Promise<unknown>): Promise<number> {
  return promise.then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.code : Number.NaN),
  );
}

const PHOTOS = [
  { name: '阿尔卑斯', keyword: '山', taken: '2024:05:01 10:00:00' },
  { name: '安静', keyword: '海', taken: '2024:05:01 12:00:00' },
  { name: 'Berlin', keyword: '山', taken: '2024:05:02 08:00:00' },
  { name: '北京', keyword: undefined, taken: '1960:01:01 00:00:00' },
  { name: '123', keyword: undefined, taken: '2024:05:03 23:59:59' },
  { name: '重庆', keyword: '海', taken: '2024:06:01 07:00:00' },
];

describe.each(BACKENDS)('a library on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  let album: string;
  let seed = 0;

  const newAlbum = async (name: string) =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name } })).id;
  const upload = async (
    into: string,
    photo: { name: string; keyword?: string | undefined; taken?: string },
  ) => {
    seed += 1;
    const bytes = await makeJpeg({ seed, taken: photo.taken, keyword: photo.keyword });
    const [, , data] = await owner.upload(into, { bytes, name: `${photo.name}.jpg` });
    return data!.file.id;
  };
  const namesIn = async (pid: string, order: 1 | 2 | 3 | 4 | 6 | 7 = ORDER.NAME_ASC) =>
    (await owner.api.files.list({ query: { pid, order } })).list.map(({ name }) => name);
  const infoOf = async (pid?: string) =>
    (await owner.api.files.list({ query: { pid, info: true, count: 0 } })).info!;
  const axisOf = async (pid: string | undefined, order: 1 | 3 | 6) =>
    (await owner.api.files.list({ query: { pid, order, axis: true } })).axis!;

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
    album = await newAlbum('全部');
    for (const photo of PHOTOS) await upload(album, photo);
  });
  afterAll(() => server.stop());

  it('sorts by name in pinyin order, by keyword with the untagged last, and in reverse', async () => {
    const byName = ['阿尔卑斯', '安静', '北京', 'Berlin', '重庆', '123'];
    expect(await namesIn(album, ORDER.NAME_ASC)).toEqual(byName);
    expect(await namesIn(album, ORDER.NAME_DESC)).toEqual(byName.toReversed());
    const byTag = ['安静', '重庆', '阿尔卑斯', 'Berlin', '北京', '123'];
    expect(await namesIn(album, ORDER.TAG_ASC)).toEqual(byTag);
    expect(await namesIn(album, ORDER.TAG_DESC)).toEqual(byTag.toReversed());
    const heads = (order: 3 | 6) =>
      axisOf(undefined, order).then((axis) => axis.map(({ name, count, total }) => [name, count, total]));
    expect(await heads(ORDER.NAME_ASC)).toEqual([
      ['A', 2, 2],
      ['B', 2, 4],
      ['C', 1, 5],
      ['#', 1, 6],
    ]);
    expect(await heads(ORDER.TAG_ASC)).toEqual([
      ['海', 2, 2],
      ['山', 2, 4],
      ['Untagged', 2, 6],
    ]);
  });

  it('pages every order from any photo and any heading, both ways', async () => {
    for (const order of [1, 2, 3, 4, 6, 7] as const) {
      const { list: all } = await owner.api.files.list({ query: { pid: album, order } });
      const ids = all.map(({ id }) => id);
      for (const [index, { id, time, name, tid }] of all.entries()) {
        for (const place of [{}, { time, name, tid: tid ?? undefined }]) {
          const query = { order, fid: id, ...place };
          const after = await owner.api.files.list({ query: { ...query, count: 2 } });
          expect(after.list.map((file) => file.id)).toEqual(ids.slice(index + 1, index + 3));
          const before = await owner.api.files.list({ query: { ...query, count: -2 } });
          expect(before.list.map((file) => file.id)).toEqual(ids.slice(Math.max(index - 2, 0), index));
        }
      }
      const { axis } = await owner.api.files.list({ query: { pid: album, order, axis: true } });
      for (const { category, count, total } of axis!) {
        const page = await owner.api.files.list({ query: { pid: album, order, category, count: 3 } });
        expect(page.list.map((file) => file.id)).toEqual(ids.slice(total - count, total - count + 3));
      }
    }
    const query = { order: ORDER.NAME_ASC, category: 'nowhere' } as const;
    expect(await codeOf(owner.api.files.list({ query }))).toBe(ERROR_CODES.NOT_FOUND);
  });

  it('lists the photos of one keyword alone', async () => {
    const { list } = await owner.api.files.list({ query: { order: ORDER.TAG_ASC } });
    const { tid } = list[0]!;
    const query = { tag: tid!, order: ORDER.DATE_ASC, info: true };
    const tagged = await owner.api.files.list({ query });
    expect(tagged.list.map(({ name }) => name)).toEqual(['安静', '重庆']);
    expect(tagged.info).toMatchObject({ count: 2, count_photo: 2 });
    const { axis } = await owner.api.files.list({ query: { ...query, axis: true } });
    expect(axis!.map(({ name, count }) => [name, count])).toEqual([
      ['2024.5.1', 1],
      ['2024.6.1', 1],
    ]);
    expect((await stranger.api.files.list({ query })).list).toEqual([]);
  });

  it('changes descriptions, keeps headings correct, and undoes it', async () => {
    const pid = await newAlbum('Names');
    const ids = [await upload(pid, { name: 'x' }), await upload(pid, { name: 'y' })];
    const { undo, count } = await owner.api.files.rename({ body: { ids, name: ' 花 ' } });
    expect(count).toBe(2);
    expect(await namesIn(pid)).toEqual(['花', '花']);
    expect((await axisOf(pid, ORDER.NAME_ASC)).map(({ key }) => key)).toEqual(['H']);
    await owner.api.files.undo({ body: { undo } });
    expect((await axisOf(pid, ORDER.NAME_ASC)).map(({ key }) => key)).toEqual(['X', 'Y']);
    expect(await codeOf(owner.api.files.undo({ body: { undo } }))).toBe(ERROR_CODES.NOT_FOUND);
  });

  it('turns photos by quarter turns', async () => {
    const pid = await newAlbum('Turns');
    const ids = [await upload(pid, { name: 'a' }), await upload(pid, { name: 'b' })];
    const turned = await owner.api.files.rotate({ body: { ids, rotate: -90 } });
    expect(turned.map(({ id, rotate }) => [id, rotate])).toEqual(ids.map((id) => [id, 270]));
    expect((await owner.api.files.rotate({ body: { ids, rotate: 180 } }))[0]!.rotate).toBe(90);
    const odd = owner.api.files.rotate({ body: { ids, rotate: 45 } });
    expect(await codeOf(odd)).toBe(ERROR_CODES.ILLEGAL_REQUEST);
    const foreign = stranger.api.files.rotate({ body: { ids, rotate: 90 } });
    expect(await codeOf(foreign)).toBe(ERROR_CODES.NOT_FOUND);
  });

  it('sets, shifts and converts dates, previews the result, and undoes it', async () => {
    const pid = await newAlbum('Dates');
    const first = await upload(pid, { name: 'a', taken: '2020:01:01 00:00:00' });
    const ids = [first, await upload(pid, { name: 'b', taken: '2020:01:03 00:00:00' })];
    const at = (text: string) => Date.parse(`${text}Z`) / 1000;
    const days = async () => (await axisOf(pid, ORDER.DATE_ASC)).map(({ name }) => name);
    const change = { mode: 'RELATIVE' as const, shift: -86_400 };
    const preview = await owner.api.files.date({ body: { ids, change, preview: true } });
    expect(preview).toMatchObject({
      undo: null,
      before: { first: at('2020-01-01T00:00'), last: at('2020-01-03T00:00') },
      after: { first: at('2019-12-31T00:00'), last: at('2020-01-02T00:00') },
    });
    expect(await days()).toEqual(['2020.1.1', '2020.1.3']);
    const shifted = await owner.api.files.date({ body: { ids, change } });
    expect(await days()).toEqual(['2019.12.31', '2020.1.2']);
    const absolute = { mode: 'ABSOLUTE' as const, time: at('1950-07-01T09:00'), timezone: -480 };
    const set = await owner.api.files.date({ body: { ids, change: absolute } });
    expect(await days()).toEqual(['1950.7.1']);
    const zone = { mode: 'ZONE' as const, timezone: 300, keep: 'instant' as const };
    await owner.api.files.date({ body: { ids, change: zone } });
    const there = await owner.api.files.get({ params: { id: first }, query: {} });
    expect(there).toMatchObject({ time: at('1950-06-30T20:00'), timezone: 300 });
    await owner.api.files.undo({ body: { undo: set.undo! } });
    expect(await days()).toEqual(['2019.12.31', '2020.1.2']);
    await owner.api.files.undo({ body: { undo: shifted.undo! } });
    expect(await days()).toEqual(['2020.1.1', '2020.1.3']);
    const beyond = { mode: 'RELATIVE' as const, shift: 300_000_000_000 };
    expect(await codeOf(owner.api.files.date({ body: { ids, change: beyond } }))).toBe(
      ERROR_CODES.ILLEGAL_REQUEST,
    );
  });

  it('moves photos, also by position in a list, merges duplicates, and undoes it', async () => {
    const [from, to] = [await newAlbum('From'), await newAlbum('To')];
    for (const name of ['a', 'b', 'c', 'd']) await upload(from, { name });
    const bytes = await makeJpeg({ seed: seed + 1 });
    seed += 1;
    await owner.upload(from, { bytes, name: 'twin.jpg' });
    await owner.upload(to, { bytes, name: 'other name.jpg' });
    const selection = { pid: from, order: ORDER.NAME_ASC, total: 5 };
    const stale = { ...selection, total: 4, ranges: [[0, 2]] as [number, number][] };
    const refused = owner.api.files.move({ params: { pid: to }, body: { selection: stale } });
    await expect(refused).rejects.toMatchObject({
      code: ERROR_CODES.ILLEGAL_REQUEST,
      data: { reason: 'changed' },
    });
    const ranges: [number, number][] = [
      [0, 1],
      [2, 5],
    ];
    const moved = await owner.api.files.move({
      params: { pid: to },
      body: { selection: { ...selection, ranges } },
    });
    expect(moved).toMatchObject({ count: 4, merged: 1, pid: to, pname: 'To' });
    expect(await namesIn(from)).toEqual(['b']);
    expect(await namesIn(to)).toEqual(['a', 'c', 'd', 'other name']);
    await owner.api.files.undo({ body: { undo: moved.undo } });
    expect(await namesIn(from)).toEqual(['a', 'b', 'c', 'd', 'twin']);
    expect(await namesIn(to)).toEqual(['other name']);
    expect([await infoOf(from), await infoOf(to)]).toMatchObject([{ count: 5 }, { count: 1 }]);
    const { list } = await owner.api.files.list({ query: { pid: from } });
    const ids = list.map(({ id }) => id);
    const fresh = await owner.api.files.move({ params: { pid: '0' }, body: { ids, name: 'Fresh' } });
    expect(await namesIn(fresh.pid)).toHaveLength(5);
    const foreign = stranger.api.files.move({ params: { pid: '0' }, body: { ids, name: 'Mine' } });
    expect(await codeOf(foreign)).toBe(ERROR_CODES.NOT_FOUND);
    const nameless = owner.api.files.move({ params: { pid: '0' }, body: { ids } });
    expect(await codeOf(nameless)).toBe(ERROR_CODES.ILLEGAL_REQUEST);
    const both = owner.api.files.remove({ body: {} });
    expect(await codeOf(both)).toBe(ERROR_CODES.ILLEGAL_REQUEST);
  });

  it('deletes thousands of ids at once, and ignores foreign ones', async () => {
    const pid = await newAlbum('Many');
    const mine = [await upload(pid, { name: 'a' }), await upload(pid, { name: 'b' })];
    const ids = [
      ...Array.from({ length: 30_000 }, (_, index) => index.toString(16).padStart(32, '0')),
      ...mine,
    ];
    expect(await codeOf(stranger.api.files.remove({ body: { ids } }))).toBe(ERROR_CODES.NOT_FOUND);
    const { count, undo } = await owner.api.files.remove({ body: { ids } });
    expect(count).toBe(2);
    expect(await namesIn(pid)).toEqual([]);
    expect(await codeOf(owner.api.files.get({ params: { id: mine[0]! }, query: {} }))).toBe(
      ERROR_CODES.NOT_FOUND,
    );
    await owner.api.files.undo({ body: { undo } });
    expect(await namesIn(pid)).toEqual(['a', 'b']);
  });

  it('sends many originals as one archive of the announced length', async () => {
    const pid = await newAlbum('Archive');
    for (const name of ['same', 'same', '中文']) await upload(pid, { name });
    const selection = { pid, order: ORDER.DATE_ASC, total: 3, ranges: [[0, 3]] as [number, number][] };
    const { url, size, count } = await owner.api.files.zip({ body: { selection } });
    expect(count).toBe(3);
    const response = await owner.browse(server.origin + url);
    const archive = Buffer.from(await response.arrayBuffer());
    expect(archive).toHaveLength(size);
    const names = archive.toString('utf8');
    for (const name of ['same.jpg', 'same (2).jpg', '中文.jpg']) expect(names).toContain(name);
    expect((await owner.browse(`${server.origin}${url}x`)).status).toBe(404);
    for (const other of [stranger, server.browser()])
      expect((await other.browse(server.origin + url)).status).toBe(404);
  });
});
