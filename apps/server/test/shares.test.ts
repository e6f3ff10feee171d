import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { makeJpeg, makePrivateJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, type Browser, startServer, type TestServer } from './startServer.ts';

const DAY = 86_400;

describe.each(BACKENDS)('shares on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  let owner: Browser;
  let album: string;
  let photos: string[];
  /** Moves the server's clock. */
  let later = 0;
  beforeAll(async () => {
    server = await startServer(
      backend,
      { TRUST_PROXY: '1' },
      { now: () => Math.floor(Date.now() / 1_000) + later },
    );
    db = connect(server.databaseUrl);
    owner = await server.join('owner@example.com');
    album = await newAlbum(owner, '海边');
    photos = [
      await send(owner, album, await makePrivateJpeg(), 'IMG_secret-name.jpg'),
      await send(owner, album, await makeJpeg({ seed: 12, taken: '2021:05:01 10:00:00' }), 'b.jpg'),
    ];
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async ({ api }: Browser, name: string) =>
    (await api.folders.create({ params: { id: '0' }, body: { name } })).id;
  async function send(to: Browser, pid: string, bytes: Uint8Array<ArrayBuffer>, name: string) {
    const [, , data] = await to.upload(pid, { bytes, name });
    return data?.file.id ?? '';
  }
  const share = (body: object = {}) =>
    owner.api.shares.create({ body: { name: 'Sea', folder_id: album, ...body } });
  let clients = 0;
  /** Somebody at an address of their own. */
  const visitor = () => {
    clients += 1;
    return server.browser({ 'x-forwarded-for': `198.51.100.${clients}` });
  };
  const unlock = async ({ api }: Browser, sid: string, code: string) =>
    api.publicShare.auth({ body: { auth: await api.seal({ sid, code }) } });
  const listed = async ({ api }: Browser, sid: string) =>
    (await api.publicShare.files({ params: { sid }, query: {} })).list;
  const wrongFor = (code: string) => (code === '2222' ? '3333' : '2222');
  const fetchFrom = (who: Browser, path: string | null | undefined) => who.browse(server.origin + path);

  it('are made of an album or of photos, kept in order, renamed, and refused for what is not theirs', async () => {
    const one = await share({ name: 'B 分享' });
    expect(one).toMatchObject({ name: 'B 分享', valid: true, keep_exif: false, count: 2 });
    expect(one.secure).toEqual({ type: 'private', time: 30 });
    expect(one.code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
    expect(one.link).toBe(`${server.origin}/s/${one.id}`);
    expect(one.covers).toHaveLength(2);
    expect(one.insight).toEqual({ opens: 0, saves: 0, failed: 0, days_left: 30, frozen: false });
    const stored = await db.selectFrom('shares').select('code').where('id', '=', one.id).executeTakeFirst();
    expect(stored?.code).not.toContain(one.code);
    later += 1;
    const two = await owner.api.shares.create({ body: { name: 'A', file_ids: photos.slice(1), time: 0 } });
    expect([two.count, two.vtime]).toEqual([1, 0]);
    const names = async (order: 1 | 2 | 3 | 4) =>
      (await owner.api.shares.list({ query: { order } })).list.map((item) => item.name);
    expect(await names(3)).toEqual(['A', 'B 分享']);
    expect(await names(4)).toEqual(['B 分享', 'A']);
    expect(await names(2)).toEqual(['A', 'B 分享']);
    expect(await names(1)).toEqual(['B 分享', 'A']);
    expect((await owner.api.shares.setName({ params: { id: two.id }, body: { name: ' C ' } })).name).toBe(
      'C',
    );
    await owner.api.shares.add({ params: { id: two.id }, body: { folder_id: album } });
    const fewer = await owner.api.shares.removeFiles({
      params: { id: two.id },
      body: { ids: [photos[0] ?? ''] },
    });
    expect(fewer.count).toBe(1);

    const other = await server.join('other@example.com');
    const refused = [
      () => other.api.shares.get({ params: { id: one.id } }),
      () => other.api.shares.resetCode({ params: { id: one.id } }),
      () => other.api.shares.remove({ params: { id: one.id } }),
      () => other.api.shares.add({ params: { id: one.id }, body: { folder_id: album } }),
      () => other.api.shares.create({ body: { name: 'x', folder_id: album } }),
      () => other.api.shares.create({ body: { name: 'x', file_ids: photos } }),
      () => owner.api.shares.get({ params: { id: 'missing' } }),
    ];
    for (const call of refused) expect((await refusal(call())).code).toBe(E.NOT_FOUND);
    expect((await other.api.shares.list({ query: {} })).total).toBe(0);
  });

  it('let in who knows the code, in any case, and nobody else', async () => {
    const { id: sid, code } = await share();
    const guest = visitor();
    const doors = [
      () => guest.api.publicShare.get({ params: { sid } }),
      () => listed(guest, sid),
      () => guest.api.publicShare.file({ params: { sid, fid: photos[0] ?? '' }, query: {} }),
      () => guest.api.publicShare.download({ params: { sid, fid: photos[0] ?? '' } }),
    ];
    for (const door of doors) expect((await refusal(door())).code).toBe(E.SHARE_NOT_AUTH);
    await unlock(guest, sid, ` ${code.toLowerCase()}`);
    for (const door of doors) await door();
    expect(await guest.api.publicShare.get({ params: { sid } })).toMatchObject({
      owner: false,
      owner_name: 'owner',
      info: { count: 2, count_photo: 2 },
    });
    expect((await owner.api.publicShare.get({ params: { sid } })).owner).toBe(true);
    expect((await refusal(listed(visitor(), sid))).code).toBe(E.SHARE_NOT_AUTH);
    expect((await refusal(listed(guest, 'missing'))).code).toBe(E.SHARE_INVALID);
    const outside = await send(owner, await newAlbum(owner, 'x'), await makeJpeg({ seed: 44 }), 'x.jpg');
    const foreign = guest.api.publicShare.file({ params: { sid, fid: outside }, query: {} });
    expect((await refusal(foreign)).code).toBe(E.NOT_FOUND);
    expect((await fetchFrom(guest, `/media/shares/${sid}/${outside}/full`)).status).toBe(404);
    expect((await fetchFrom(guest, `/media/files/${photos[0]}/full`)).status).toBe(404);
  });

  it('show description and time, and nothing that tells where, with what or among what', async () => {
    const { id: sid } = await share({ type: 'public' });
    const guest = visitor();
    const [mine] = (await owner.api.files.list({ query: { pid: album } })).list;
    expect(mine?.gps).not.toBeNull();
    const page = await guest.api.publicShare.files({
      params: { sid },
      query: { order: 2, info: true, count: 1 },
    });
    expect(page).toMatchObject({ order: 2, more: { prev: false, next: true }, info: { count: 2 } });
    const axis = await guest.api.publicShare.files({ params: { sid }, query: { axis: true } });
    expect(axis.axis?.map(({ count }) => count)).toEqual([1, 1]);
    const file = await guest.api.publicShare.file({
      params: { sid, fid: photos[0] ?? '' },
      query: { more: true },
    });
    expect(file).toMatchObject({
      name: 'IMG_secret-name',
      gps: null,
      pid: sid,
      pname: '',
      tags: [],
      tid: null,
    });
    expect(file.exif).toBeUndefined();
    expect(JSON.stringify([page, file])).not.toMatch(/海边|media\/files/);
    const tags = guest.api.publicShare.files({ params: { sid }, query: { order: 6 } });
    expect((await refusal(tags)).code).toBe(E.ILLEGAL_REQUEST);

    for (const path of [
      file.origin,
      (await guest.api.publicShare.download({ params: { sid, fid: file.id } })).url,
    ]) {
      const answer = await fetchFrom(guest, path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(answer.headers.get('content-disposition') ?? '').not.toContain('secret');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString('latin1')).not.toMatch(/SERIAL-77|SecretCam|hidden tail/);
      const tagsLeft = ExifReader.load(bytes);
      expect([tagsLeft.GPSLatitude, tagsLeft.Orientation?.value]).toEqual([undefined, 6]);
    }
    const thumb = await fetchFrom(guest, file.thumbnail[0]?.[1]);
    expect((await sharp(Buffer.from(await thumb.arrayBuffer())).metadata()).exif).toBeUndefined();

    await owner.api.shares.setExif({ params: { id: sid }, body: { value: true } });
    const kept = await guest.api.publicShare.download({ params: { sid, fid: file.id } });
    expect(kept.name).toBe('IMG_secret-name.jpg');
    const whole = Buffer.from(await (await fetchFrom(guest, kept.url)).arrayBuffer());
    expect(whole.toString('latin1')).toContain('SERIAL-77');
  });

  it('shut every door at once: new code, new type, end, expiry, an owner who leaves', async () => {
    const made = await share();
    const { id: sid } = made;
    const params = { id: sid };
    let { code } = made;
    const guest = visitor();
    const enter = async () => {
      await unlock(guest, sid, code);
      const [file] = await listed(guest, sid);
      const { url } = await guest.api.publicShare.download({ params: { sid, fid: file?.id ?? '' } });
      return [file?.thumbnail[0]?.[1], file?.origin, url];
    };
    const expectShut = async (paths: (string | null | undefined)[], why: number) => {
      for (const path of paths) expect((await fetchFrom(guest, path)).status).toBe(404);
      expect((await refusal(listed(guest, sid))).code).toBe(why);
    };
    let paths = await enter();
    for (const path of paths) expect((await fetchFrom(guest, path)).status).toBe(200);
    const old = code;
    ({ code } = await owner.api.shares.resetCode({ params }));
    await expectShut(paths, E.SHARE_NOT_AUTH);
    if (old !== code) expect((await refusal(unlock(guest, sid, old))).code).toBe(E.SHARE_AUTH_FAILED);

    paths = await enter();
    await owner.api.shares.setType({ params, body: { type: 'public' } });
    await owner.api.shares.setType({ params, body: { type: 'private' } });
    await expectShut(paths, E.SHARE_NOT_AUTH);

    paths = await enter();
    await owner.api.shares.remove({ params });
    await expectShut(paths, E.SHARE_INVALID);
    expect((await refusal(unlock(guest, sid, code))).code).toBe(E.SHARE_INVALID);
    await owner.api.shares.restore({ params });
    for (const path of paths) expect((await fetchFrom(guest, path)).status).toBe(200);

    await owner.api.shares.setTime({ params, body: { time: 15 } });
    await db.updateTable('shares').set({ expires: 1 }).where('id', '=', sid).execute();
    await expectShut(paths, E.SHARE_INVALID);
    const over = await owner.api.shares.get({ params });
    expect([over.valid, over.insight.days_left]).toEqual([false, 0]);
    expect((await owner.api.shares.setTime({ params, body: { time: 45 } })).valid).toBe(true);
    expect(await listed(guest, sid)).toHaveLength(2);

    await db.updateTable('users').set({ delete_at: 5 }).where('email', '=', 'owner@example.com').execute();
    await expectShut(paths, E.SHARE_INVALID);
    await db.updateTable('users').set({ delete_at: 0 }).where('email', '=', 'owner@example.com').execute();
  });

  it('freeze a guesser: five wrong, ten minutes, doubled the next time', async () => {
    const { id: sid, code } = await share();
    const guest = visitor();
    const guess = async (who: Browser, given = wrongFor(code)) => refusal(unlock(who, sid, given));
    for (let times = 1; times <= 4; times += 1) {
      expect(await guess(guest)).toMatchObject({ code: E.SHARE_AUTH_FAILED, data: { times } });
    }
    const waits: number[] = [];
    for (const round of [5, 10]) {
      const last = await guess(guest);
      expect(last).toMatchObject({ code: E.SHARE_AUTH_FAILED, data: { times: round } });
      const { timestamp } = last.data as { timestamp: number };
      waits.push(timestamp - Math.floor(Date.now() / 1_000) - later);
      expect(await guess(guest, code)).toMatchObject({
        code: E.SHARE_AUTH_FREEZING,
        data: { times: round, timestamp },
      });
      await unlock(visitor(), sid, code);
      later += (waits.at(-1) ?? 0) + 5;
      if (round === 5) for (let times = 6; times <= 9; times += 1) await guess(guest);
    }
    expect(waits.map((seconds) => Math.round(seconds / 300) * 5)).toEqual([10, 20]);
    await unlock(guest, sid, code);
    expect((await guess(guest)).data).toEqual({ times: 1 });
    expect((await owner.api.shares.get({ params: { id: sid } })).insight.failed).toBe(11);
  });

  it('freeze for everybody at 60 wrong an hour, and at 300 until the owner resets the code', async () => {
    const { id: sid, code } = await share();
    const hour = Math.floor((Date.now() / 1_000 + later) / 3_600);
    const set = (values: object) => db.updateTable('shares').set(values).where('id', '=', sid).execute();
    const inside = visitor();
    await unlock(inside, sid, code);
    // The next hour too: the clock may strike between here and there.
    await set({ wrong_hour: 60, hour });
    const refused = await refusal(unlock(visitor(), sid, code));
    if (Math.floor((Date.now() / 1_000 + later) / 3_600) === hour) {
      expect(refused).toMatchObject({ code: E.SHARE_AUTH_FREEZING, data: { timestamp: (hour + 1) * 3_600 } });
    }
    await set({ wrong: 300, wrong_hour: 0 });
    expect((await refusal(unlock(visitor(), sid, code))).code).toBe(E.SHARE_AUTH_FROZEN);
    expect(await listed(inside, sid)).toHaveLength(2);
    expect((await owner.api.shares.get({ params: { id: sid } })).insight).toMatchObject({ frozen: true });
    const fresh = await owner.api.shares.resetCode({ params: { id: sid } });
    await unlock(visitor(), sid, fresh.code);
    expect((await refusal(listed(inside, sid))).code).toBe(E.SHARE_NOT_AUTH);
  });

  it('count wrong codes exactly, however many come at once', async () => {
    const rounds = Number(process.env.RACE_ROUNDS ?? 3);
    for (let round = 0; round < rounds; round += 1) {
      const { id: sid, code } = await share();
      const guest = visitor();
      await guest.api.config();
      const key = await Promise.all(
        Array.from({ length: 20 }, () => guest.api.seal({ sid, code: wrongFor(code) })),
      );
      const answers = key.map((auth) => refusal(guest.api.publicShare.auth({ body: { auth } })));
      const codes = (await Promise.all(answers)).map((error) => error.code);
      expect(codes.filter((one) => one === E.SHARE_AUTH_FAILED)).toHaveLength(5);
      expect(codes.filter((one) => one === E.SHARE_AUTH_FREEZING)).toHaveLength(15);
      expect((await owner.api.shares.get({ params: { id: sid } })).insight.failed).toBe(5);
    }
  });

  it('are saved as records: no bytes move, what is there is skipped, the metadata stays behind', async () => {
    const { id: sid, code } = await share();
    const saver = await server.join('saver@example.com');
    const save = (pid: string, body: object) => saver.api.publicShare.save({ params: { sid, pid }, body });
    expect((await refusal(save('0', { name: 'Mine' }))).code).toBe(E.SHARE_NOT_AUTH);
    await unlock(saver, sid, code);
    const anyone = visitor();
    const anonymous = anyone.api.publicShare.save({ params: { sid, pid: '0' }, body: { name: 'x' } });
    expect((await refusal(anonymous)).code).toBe(E.NOT_SIGNED_IN);
    expect((await refusal(save(album, {}))).code).toBe(E.NOT_FOUND);
    const one = await save('0', { name: 'Mine', ids: photos.slice(0, 1) });
    expect(one).toMatchObject({ saved: 1, skipped: 0 });
    expect(await save(one.pid, {})).toEqual({ pid: one.pid, saved: 1, skipped: 1 });
    expect((await refusal(save('0', { name: 'None', ids: ['missing'] }))).code).toBe(E.NOT_FOUND);
    const { list } = await saver.api.folders.list();
    expect(list.map((folder) => [folder.name, folder.count])).toEqual([['Mine', 2]]);
    const overview = await saver.api.account.overview();
    const mine = (await saver.api.files.list({ query: { pid: one.pid, info: true } })).list;
    expect(overview.space_folder).toBe(mine.reduce((sum, file) => sum + file.size, 0));
    const refs = await db
      .selectFrom('blobs')
      .innerJoin('files', 'files.sha256', 'blobs.sha256')
      .select('refs')
      .where('files.id', '=', mine[0]?.id ?? '')
      .executeTakeFirst();
    expect(refs?.refs).toBe(2);
    const secret = mine.find((file) => file.name === 'IMG_secret-name');
    expect(secret?.gps).toBeNull();
    const details = await saver.api.files.get({ params: { id: secret?.id ?? '' }, query: { more: true } });
    expect(details.exif).toEqual([]);
    const { url } = await saver.api.files.download({ params: { id: secret?.id ?? '' } });
    for (const path of [url, secret?.origin]) {
      const bytes = Buffer.from(await (await fetchFrom(saver, path)).arrayBuffer());
      expect(bytes.toString('latin1')).not.toContain('SERIAL-77');
    }
    expect((await owner.api.shares.get({ params: { id: sid } })).insight.saves).toBe(2);
    expect((await owner.api.publicShare.save({ params: { sid, pid: album }, body: {} })).saved).toBe(0);
  });

  it('lose a photo that its owner deletes, and have it again when it comes back', async () => {
    const { id: sid } = await share({ type: 'public' });
    const guest = visitor();
    const [file] = await listed(guest, sid);
    const set = (state: number) =>
      db
        .updateTable('files')
        .set({ state })
        .where('id', '=', file?.id ?? '')
        .execute();
    await set(1);
    expect(await listed(guest, sid)).toHaveLength(1);
    expect((await fetchFrom(guest, file?.thumbnail[0]?.[1])).status).toBe(404);
    expect((await owner.api.shares.get({ params: { id: sid } })).count).toBe(1);
    await set(0);
    expect(await listed(guest, sid)).toHaveLength(2);
  });

  it('cannot be taken back after a day', async () => {
    const { id } = await share();
    await owner.api.shares.remove({ params: { id } });
    await db
      .updateTable('shares')
      .set((eb) => ({ ended: eb('ended', '-', DAY + 10) }))
      .where('id', '=', id)
      .execute();
    expect((await refusal(owner.api.shares.restore({ params: { id } }))).code).toBe(E.NOT_FOUND);
  });
});
