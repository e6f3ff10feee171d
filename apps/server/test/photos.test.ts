import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError } from '@xiangji/api-client';
import { axisOfDays, ERROR_CODES, ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const missing = 'f'.repeat(32);

async function codeOf(promise: Promise<unknown>): Promise<number> {
  return promise.then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.code : Number.NaN),
  );
}

describe.each(BACKENDS)('photos on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    stranger = await server.join('stranger@example.com');
  });
  afterAll(() => server.stop());

  const newAlbum = async (name: string) =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name } })).id;

  it('keeps an upload byte for byte and reads its metadata', async () => {
    const album = await newAlbum('旅行');
    const bytes = await makeJpeg({ width: 640, height: 480, taken: '2023:10:01 09:30:15', offset: '+08:00' });
    const [code, , data] = await owner.upload(album, { bytes, name: '../秋天.jpg' });
    expect(code).toBe(0);
    const id = data!.file.id;
    const file = await owner.api.files.get({ params: { id }, query: { more: true } });
    expect(file).toMatchObject({
      name: '秋天',
      width: 640,
      height: 480,
      timezone: -480,
      time_unknown: false,
      pname: '旅行',
    });
    expect(new Date(file.time * 1000).toISOString()).toBe('2023-10-01T09:30:15.000Z');
    expect(file.exif).toContainEqual({ key: 'size', value: '640×480', text: '640×480' });
    const { url, name } = await owner.api.files.download({ params: { id } });
    expect(name).toBe('秋天.jpg');
    const response = await fetch(server.origin + url);
    const got = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(got).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E7%A7%8B");
  });

  it('serves parts of an original by range', async () => {
    const album = await newAlbum('Ranges');
    const bytes = await makeJpeg({ seed: 31 });
    const [, , data] = await owner.upload(album, { bytes, name: 'a.jpg' });
    const { url } = await owner.api.files.download({ params: { id: data!.file.id } });
    const part = await fetch(server.origin + url, { headers: { range: 'bytes=5-9' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(bytes.subarray(5, 10)));
    const tail = await fetch(server.origin + url, { headers: { range: 'bytes=-4' } });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(Buffer.from(bytes.subarray(-4)));
    const beyond = await fetch(server.origin + url, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
  });

  it('serves thumbnails in WebP or JPEG to the owner alone', async () => {
    const album = await newAlbum('Thumbnails');
    const [, , data] = await owner.upload(album, {
      bytes: await makeJpeg({ width: 1200, height: 800, seed: 7 }),
      name: 'a.jpg',
    });
    const { thumbnail } = await owner.api.files.get({ params: { id: data!.file.id }, query: {} });
    expect(thumbnail.map(([width]) => width)).toEqual([240, 480, 960, 1200]);
    const url = server.origin + thumbnail[1]![1];
    const webp = await owner.browse(url);
    expect(webp.headers.get('content-type')).toBe('image/webp');
    const jpeg = await owner.browse(url.replace('.webp', '.jpg'));
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect((await stranger.browse(url)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
    const again = await owner.browse(url, { headers: { 'if-none-match': webp.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('stores the same bytes once in an album, even when they arrive together', async () => {
    const album = await newAlbum('Twice');
    const bytes = await makeJpeg({ seed: 99 });
    const replies = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => owner.upload(album, { bytes, name })),
    );
    expect(replies.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(new Set(replies.map(([, , data]) => data!.file.id)).size).toBe(1);
    expect(replies.filter(([, , data]) => !data!.file.duplicate)).toHaveLength(1);
    const { list, info } = await owner.api.files.list({ query: { pid: album, info: true } });
    expect(list).toHaveLength(1);
    expect(info).toMatchObject({ count: 1, count_photo: 1, count_video: 0 });
  });

  it('refuses files that are empty or not pictures, with the code of the catalogue', async () => {
    const album = await newAlbum('Bad');
    const html = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    expect((await owner.upload(album, { bytes: html, name: 'a.jpg' }))[0]).toBe(
      ERROR_CODES.FILE_TYPE_INVALID,
    );
    expect((await owner.upload(album, { bytes: new Uint8Array(0), name: 'a.jpg' }))[0]).toBe(
      ERROR_CODES.FILE_SIZE_INVALID,
    );
  });

  it('names the encoding of a picture that it cannot read', async () => {
    const album = await newAlbum('Encodings');
    const bytes = await readFile(
      new URL('../../../tests/fixtures/problems/hopper_lzma.tif', import.meta.url),
    );
    expect(await owner.upload(album, { bytes: Uint8Array.from(bytes), name: 'a.tif' })).toEqual([
      ERROR_CODES.FILE_TYPE_INVALID,
      '此文件使用 TIFF LZMA 编码，暂不支持',
      { reason: 'encoding', encoding: 'TIFF LZMA' },
    ]);
  });

  it('takes nothing into an album that is missing or not theirs, and says the same of both', async () => {
    const album = await newAlbum('Mine');
    const bytes = await makeJpeg({ seed: 3 });
    expect((await stranger.upload(album, { bytes, name: 'a.jpg' }))[0]).toBe(ERROR_CODES.NOT_FOUND);
    expect((await stranger.upload(missing, { bytes, name: 'a.jpg' }))[0]).toBe(ERROR_CODES.NOT_FOUND);
    expect((await owner.upload(album, { bytes, name: 'a.jpg' }, 'forged.token'))[0]).toBe(
      ERROR_CODES.NOT_SIGNED_IN,
    );
  });

  it('shows a stranger nothing, as if it were not there', async () => {
    const album = await newAlbum('Private');
    const [, , data] = await owner.upload(album, { bytes: await makeJpeg({ seed: 5 }), name: 'a.jpg' });
    const { id } = data!.file;
    for (const one of [id, missing]) {
      expect(await codeOf(stranger.api.files.get({ params: { id: one }, query: {} }))).toBe(
        ERROR_CODES.NOT_FOUND,
      );
      expect(await codeOf(stranger.api.files.download({ params: { id: one } }))).toBe(ERROR_CODES.NOT_FOUND);
      expect(await codeOf(stranger.api.files.list({ query: { fid: one } }))).toBe(ERROR_CODES.NOT_FOUND);
    }
    for (const one of [album, missing]) {
      expect(await codeOf(stranger.api.files.list({ query: { pid: one } }))).toBe(ERROR_CODES.NOT_FOUND);
      expect(await codeOf(stranger.api.folders.children({ params: { id: one } }))).toBe(
        ERROR_CODES.NOT_FOUND,
      );
    }
    expect((await stranger.api.files.list({ query: {} })).list).toEqual([]);
  });

  describe('in a list', () => {
    const days = [
      '1899:12:31',
      '1969:12:31',
      '1970:01:01',
      '2024:02:29',
      '2024:02:29',
      '2024:02:29',
      '2024:03:01',
    ];
    let album: string;
    beforeAll(async () => {
      album = await newAlbum('Years');
      for (const [index, day] of days.entries()) {
        const bytes = await makeJpeg({ seed: 200 + index, taken: `${day} 12:00:00` });
        await owner.upload(album, { bytes, name: `p${index}.jpg` });
      }
    });

    const names = (list: { name: string }[]) => list.map((file) => file.name);

    it('has a heading a day, before 1970 too, with counts and a running total', async () => {
      const { axis } = await owner.api.files.list({ query: { pid: album, axis: true } });
      expect(axis!.map(({ name, count, total }) => [name, count, total])).toEqual([
        ['1899.12.31', 1, 1],
        ['1969.12.31', 1, 2],
        ['1970.1.1', 1, 3],
        ['2024.2.29', 3, 6],
        ['2024.3.1', 1, 7],
      ]);
      const reversed = await owner.api.files.list({
        query: { pid: album, axis: true, order: ORDER.DATE_DESC },
      });
      expect(reversed.axis!.map(({ total }) => total)).toEqual([1, 4, 5, 6, 7]);
    });

    it('has the same headings in columns, in the date orders only', async () => {
      for (const order of [ORDER.DATE_ASC, ORDER.DATE_DESC] as const) {
        const scopes = [{ pid: album }, {}];
        for (const scope of scopes) {
          const query = { ...scope, order, axis: true };
          const { axis } = await owner.api.files.list({ query });
          const inColumns = await owner.api.files.list({ query: { ...query, days: true } });
          expect(axisOfDays(inColumns.axis_days!)).toEqual(axis);
          expect(inColumns.axis).toBeUndefined();
        }
      }
      const query = { pid: album, order: ORDER.NAME_ASC, axis: true, days: true } as const;
      const byName = await owner.api.files.list({ query });
      expect(byName.axis).not.toHaveLength(0);
      expect(byName.axis_days).toBeUndefined();
    });

    it('is paged from any photo, both ways, in both orders, without a gap or a repeat', async () => {
      for (const order of [ORDER.DATE_ASC, ORDER.DATE_DESC] as const) {
        const { list: all } = await owner.api.files.list({ query: { pid: album, order } });
        expect(all).toHaveLength(7);
        for (const [index, { id, time }] of all.entries()) {
          for (const cursor of [{ fid: id }, { fid: id, time }]) {
            const after = await owner.api.files.list({ query: { pid: album, order, count: 2, ...cursor } });
            expect(names(after.list)).toEqual(names(all.slice(index + 1, index + 3)));
            expect(after.more.next).toBe(index + 3 < all.length);
            const before = await owner.api.files.list({ query: { pid: album, order, count: -2, ...cursor } });
            expect(names(before.list)).toEqual(names(all.slice(Math.max(index - 2, 0), index)));
            expect(before.more.prev).toBe(index - 2 > 0);
          }
        }
      }
    });

    it('begins at a heading, some photos into it, and runs on over the next', async () => {
      for (const order of [ORDER.DATE_ASC, ORDER.DATE_DESC] as const) {
        const { list: all } = await owner.api.files.list({ query: { pid: album, order } });
        const { axis } = await owner.api.files.list({ query: { pid: album, order, axis: true } });
        for (const { category, count, total } of axis!) {
          const start = total - count;
          for (let skip = 0; skip < count; skip += 1) {
            const query = { pid: album, order, category, skip, count: 3 };
            const { list } = await owner.api.files.list({ query });
            expect(names(list)).toEqual(names(all.slice(start + skip, start + skip + 3)));
          }
        }
      }
    });
  });

  it('lists albums with their cover, dates and count, by the order of the account', async () => {
    const { list, info } = await owner.api.folders.list();
    expect(info.count_leaf).toBe(list.length);
    const years = list.find((folder) => folder.name === 'Years')!;
    expect(years).toMatchObject({ type: 1, count: 7, sdate: -25_568, edate: 19_783 });
    expect((await owner.browse(server.origin + years.cover!.path)).headers.get('content-type')).toBe(
      'image/webp',
    );
    const dates = list.map((folder) => folder.sdate).filter((day) => day !== null);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });

  it('marks a photo without a date, and shows the time of its upload', async () => {
    const album = await newAlbum('Undated');
    const [, , data] = await owner.upload(album, { bytes: await makeJpeg({ seed: 77 }), name: 'x.jpg' });
    const file = await owner.api.files.get({ params: { id: data!.file.id }, query: {} });
    expect(file.time_unknown).toBe(true);
    const offset = (file.timezone ?? 0) * 60;
    expect(Math.abs(file.time + offset - Date.now() / 1000)).toBeLessThan(60);
  });

  it('says where a date comes from, also after it was changed, and after that was undone', async () => {
    const album = await newAlbum('Sources');
    const modified = Date.UTC(2018, 4, 6, 7, 8, 9);
    const upload = async (seed: number, file: { name: string; modified?: number }, taken?: string) => {
      const bytes = await makeJpeg({ seed, noise: true, ...(taken && { taken }) });
      const [, , data] = await owner.upload(album, { bytes, ...file });
      return data!.file.id;
    };
    const shown = async (id: string) => {
      const { time, time_unknown, date_source } = await owner.api.files.get({
        params: { id },
        query: { more: true },
      });
      return [new Date(time * 1_000).toISOString().slice(0, 19), time_unknown, date_source];
    };
    const dated = await upload(1_001, { name: 'IMG_20190102_030405.jpg' }, '2023:10:01 09:30:15');
    const named = await upload(1_002, { name: 'IMG_20190102_030405.jpg', modified });
    const changed = await upload(1_003, { name: 'a.jpg', modified });
    const unknown = await upload(1_004, { name: 'a.jpg' });
    expect(await shown(dated)).toEqual(['2023-10-01T09:30:15', false, 'file']);
    expect(await shown(named)).toEqual(['2019-01-02T03:04:05', true, 'name']);
    expect((await shown(changed)).slice(1)).toEqual([true, 'modified']);
    expect((await shown(changed))[0]).toMatch(/^2018-05-0[56]/);
    expect((await shown(unknown)).slice(1)).toEqual([true, 'upload']);
    const guessed = await owner.api.search.list({
      query: { pid: album, guessed: true, order: ORDER.DATE_ASC },
    });
    expect(guessed.list.map(({ id }) => id)).toEqual([changed, named, unknown]);

    const time = Date.UTC(2001, 1, 3) / 1_000;
    const { undo } = await owner.api.files.date({
      body: { ids: [named], change: { mode: 'ABSOLUTE', time } },
    });
    expect(await shown(named)).toEqual(['2001-02-03T00:00:00', false, 'person']);
    const shift = { mode: 'RELATIVE' as const, shift: 60 };
    await owner.api.files.date({ body: { ids: [unknown], change: shift } });
    expect((await shown(unknown)).slice(1)).toEqual([false, 'person']);
    await owner.api.files.undo({ body: { undo: undo! } });
    expect(await shown(named)).toEqual(['2019-01-02T03:04:05', true, 'name']);
  });
});
