import { HEADERS } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { encryptFor } from './encryptedAuth.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

type Reply = [code: number, message: string, data: Record<string, unknown>];

const DAY = 86_400;
const dayOf = (date: string) => Date.parse(date) / 1_000 / DAY;
const FORM = 'application/x-www-form-urlencoded';

/** The fields, forms, headers and dates of the specification, as a client without our contract uses them. */
describe.each(BACKENDS)('a client written from the specification on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  let photo: string;

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: '旅行' } })).id;
    photo = await upload({ width: 3_000, height: 2_000, taken: '2021:05:01 10:00:00', offset: '+09:00' });
  });
  afterAll(() => server.stop());

  async function upload(picture: Parameters<typeof makeJpeg>[0]): Promise<string> {
    const [code, , data] = await owner.upload(album, { bytes: await makeJpeg(picture), name: 'a.jpg' });
    expect(code).toBe(0);
    return data?.file.id ?? '';
  }

  async function send(
    method: string,
    path: string,
    given: { body?: string; type?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const { csrf_token } = await owner.api.config();
    const response = await owner.browse(server.origin + path, {
      method,
      headers: {
        [HEADERS.CSRF]: csrf_token,
        ...(given.body !== undefined && { 'content-type': given.type ?? FORM }),
        ...given.headers,
      },
      ...(given.body !== undefined && { body: given.body }),
    });
    return (await response.json()) as Reply;
  }
  const json = (method: string, path: string, body: unknown) =>
    send(method, path, { body: JSON.stringify(body), type: 'application/json' });
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  it('reads the fields of the album list', async () => {
    const [, , data] = await send('GET', '/api/folders');
    expect(data).toMatchObject({
      order: 1,
      axis: [{ key: '2021', name: '2021', category: '2021', count: 1, total: 1 }],
      list: [{ id: album, tid: null, timezone: -540 }],
    });
    await owner.api.folders.listOrder({ body: { order: 3 } });
    expect((await send('GET', '/api/folders'))[2].axis).toEqual([
      { key: 'L', name: 'L', category: 'L', count: 1, total: 1 },
    ]);
    await owner.api.folders.listOrder({ body: { order: 5 } });
    expect((await send('GET', '/api/folders'))[2].axis).toEqual([]);
    await owner.api.folders.listOrder({ body: { order: 1 } });
  });

  it('reads the cover of one album', async () => {
    const [, , data] = await send('GET', `/api/folders/${album}`);
    expect(data).toMatchObject({ list: [], cover: { path: expect.stringContaining(photo) } });
  });

  it('reads the account, the platform, and when the last sign-in was', async () => {
    const [, , account] = await send('GET', '/api/account');
    expect(account).toMatchObject({ user_auth: 1, user_authing: 0 });
    const [, , security] = await send('GET', '/api/account/security');
    const [day] = security.list as { ctime: number; list: { time: number }[] }[];
    expect(day?.ctime).toBe(day?.list[0]?.time);
    const platformOf = async (agent: string) =>
      (await send('GET', '/oapi/config', { headers: { 'user-agent': agent } }))[2].platform;
    expect(await platformOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36')).toBe(
      'PC',
    );
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
    expect(await platformOf(phone)).toBe('PHONE');
  });

  it('sends forms: text, numbers, lists of one and of several, and JSON in a field', async () => {
    const [code, , made] = await send('POST', '/api/folders/0', { body: form({ name: '[2021] 1' }) });
    expect([code, made.name]).toEqual([0, '[2021] 1']);
    expect((await send('PUT', '/api/folders/order', { body: form({ order: '2' }) }))[0]).toBe(0);
    expect((await owner.api.folders.list()).order).toBe(2);
    await owner.api.folders.listOrder({ body: { order: 1 } });
    const other = await upload({ seed: 5 });
    const rename = (ids: string, name: string) =>
      send('PUT', '/api/file/name', { body: `${ids}&${form({ name })}` });
    const nameOf = async (id: string) => (await owner.api.files.get({ params: { id } })).name;
    expect((await rename(`ids=${photo}`, '一'))[0]).toBe(0);
    expect(await nameOf(photo)).toBe('一');
    for (const ids of [
      `ids=${photo}&ids=${other}`,
      `ids[]=${photo}&ids[]=${other}`,
      `ids=["${photo}","${other}"]`,
    ]) {
      const name = ids.slice(0, 5);
      expect((await rename(ids, name))[2]).toMatchObject({ count: 2 });
      expect(await nameOf(other)).toBe(name);
    }
    expect((await send('PUT', '/api/folders/order', { body: form({ order: 'x' }) }))[0]).toBe(20_002);
    expect((await send('POST', '/api/folders/0', { body: '' }))[0]).toBe(20_002);
    await owner.api.files.remove({ body: { ids: [other] } });
  });

  it('refuses a form without the CSRF token', async () => {
    const headers = { [HEADERS.CSRF]: '' };
    const [code, , data] = await send('POST', '/api/folders/0', { body: form({ name: 'x' }), headers });
    expect([code, data]).toEqual([20_002, { reason: 'csrf' }]);
  });

  it('sends secrets in the fields of the specification, with and without the key id', async () => {
    const encrypt = (fields: Record<string, string>) => encryptFor(owner, fields);
    const bare = async (fields: Record<string, string>) => {
      const { kid: _kid, ...secrets } = await encrypt(fields);
      return secrets;
    };
    expect((await json('POST', '/api/account', await bare({ password: 'secret-密码' })))[0]).toBe(0);
    expect((await json('POST', '/api/account', await encrypt({ password: 'secret-密码' })))[0]).toBe(0);
    expect((await json('POST', '/api/account', await bare({ password: 'wrong' })))[0]).toBe(41_003);
    const inForm = form((await bare({ password: 'secret-密码' })) as Record<string, string>);
    expect((await send('POST', '/api/account', { body: inForm }))[0]).toBe(0);
    const auth = JSON.stringify(await encrypt({ password: 'secret-密码' }));
    expect((await send('POST', '/api/account', { body: form({ auth }) }))[0]).toBe(0);
    expect((await json('POST', '/api/account', { password: 'secret-密码' }))[0]).toBe(20_002);
    const change = await bare({ password: 'another-密码', passold: 'secret-密码' });
    expect((await json('PUT', '/api/account/password', change))[0]).toBe(0);
    expect((await json('PUT', '/api/account/password', change))[0]).toBe(20_002);
    const back = await bare({ password: 'secret-密码', passold: 'another-密码' });
    expect((await json('PUT', '/api/account/password', back))[0]).toBe(0);
  });

  it('sends ISO dates, with and without a zone', async () => {
    const info = (body: object) => json('PUT', `/api/folders/${album}/info`, body);
    expect((await info({ sdate: '2020-02-29', edate: '2020-03-01T23:30:00+09:00' }))[2]).toMatchObject({
      sdate: dayOf('2020-02-29'),
      edate: dayOf('2020-03-01'),
    });
    for (const sdate of ['2021-02-29', '2021-13-01', '20210101', '+010000-01-01', '2021-01-01T25:00'])
      expect((await info({ sdate }))[0]).toBe(20_002);
    expect((await info({ sdate: null }))[0]).toBe(0);
    const date = (time: string) =>
      json('PUT', '/api/file/date', { ids: [photo], change: { mode: 'ABSOLUTE', time } });
    const whenOf = async () => {
      const { time, timezone } = await owner.api.files.get({ params: { id: photo } });
      return [new Date(time * 1_000).toISOString(), timezone];
    };
    expect((await date('2022-06-01T12:30:00-03:30'))[0]).toBe(0);
    expect(await whenOf()).toEqual(['2022-06-01T12:30:00.000Z', 210]);
    expect((await date('2021-05-01T10:00'))[0]).toBe(0);
    expect(await whenOf()).toEqual(['2021-05-01T10:00:00.000Z', 210]);
    expect((await date('2022-06-01T12:30:00+19:00'))[0]).toBe(20_002);
  });

  it('requests the goods of one category', async () => {
    const trade = async (category: string) => (await send('GET', `/api/trade?goods_category=${category}`))[2];
    expect((await trade('vip')).goods_list).toHaveLength(3);
    expect(await trade('bill')).toMatchObject({ goods_list: [], bill: null });
    expect((await send('GET', '/api/trade?goods_category=other'))[0]).toBe(20_002);
  });

  it('gets the renditions that fill its viewport', async () => {
    const widths = async (viewport: number, path: string) => {
      const headers = { [HEADERS.CLIENT_WIDTH]: String(viewport) };
      const [, , data] = await send('GET', path, { headers });
      const file = (data.list as unknown[] | undefined)?.[0] ?? data;
      const { thumbnail, source } = file as { thumbnail: [number, string][]; source: string };
      expect(source).toBe(thumbnail.at(-1)?.[1]);
      return thumbnail.map(([width]) => width);
    };
    for (const path of [`/api/files?pid=${album}`, `/api/files/${photo}`]) {
      expect(await widths(390, path)).toEqual([240, 480]);
      expect(await widths(960, path)).toEqual([240, 480, 960]);
      expect(await widths(1_000, path)).toEqual([240, 480, 960, 1_600]);
      expect(await widths(5_000, path)).toEqual([240, 480, 960, 1_600]);
      expect(await widths(0, path)).toEqual([240, 480, 960, 1_600]);
    }
  });

  it('has an avatar cut to its rectangle', async () => {
    const halves = sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } }).composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } }, left: 200, top: 0 },
    ]);
    const bytes = Uint8Array.from(await halves.png().toBuffer());
    const [code, , data] = await owner.uploadImage('/upload/avatar', { bytes, rect: '200,0,160,160' });
    expect(code).toBe(0);
    const address = data?.file.avatar ?? '';
    expect((await owner.api.account.get()).user_avatar).toBe(address);
    const image = sharp(Buffer.from(await (await fetch(server.origin + address)).arrayBuffer()));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([160, 160]);
    const { dominant } = await image.stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
  });

  it('counts the characters of a text in code points', async () => {
    const create = (name: string) => owner.api.folders.create({ params: { id: '0' }, body: { name } });
    expect((await create('😀'.repeat(30))).name).toBe('😀'.repeat(30));
    await expect(create('😀'.repeat(31))).rejects.toMatchObject({ code: 20_002 });
  });
});
