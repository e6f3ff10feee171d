import { axisOfDays, ERROR_CODES as E } from '@xiangji/api-client/contract';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { refusal } from './refusal.ts';
import { createShareFixtures, type ShareFixtures } from './shareFixtures.ts';
import { BACKENDS, BEHIND_PROXY } from './startServer.ts';

const DAY = 86_400;

describe.each(BACKENDS)('shares on %s', (backend) => {
  let fixtures: ShareFixtures;
  beforeAll(async () => {
    fixtures = await createShareFixtures(backend);
  });
  afterAll(() => fixtures.stop());

  it('are created from an album or photos, sorted, renamed, and refused for foreign content', async () => {
    const { server, db, owner, album, photos, share, clock } = fixtures;
    const one = await share({ name: 'B 分享' });
    expect(one).toMatchObject({ name: 'B 分享', valid: true, keep_exif: false, count: 2 });
    expect(one.secure).toEqual({ type: 'private', time: 30 });
    expect(one.code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
    expect(one.link).toBe(`${BEHIND_PROXY.PUBLIC_URL}/s/${one.id}`);
    expect(one.covers).toHaveLength(2);
    expect(one.insight).toEqual({ opens: 0, saves: 0, failed: 0, days_left: 30, frozen: false });
    const stored = await db.selectFrom('shares').select('code').where('id', '=', one.id).executeTakeFirst();
    expect(stored?.code).not.toContain(one.code);
    clock.later += 1;
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

  it('show description and time, and nothing about location, device or albums', async () => {
    const { owner, album, photos, share, visitor, fetchFrom } = fixtures;
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
    const inColumns = await guest.api.publicShare.files({
      params: { sid },
      query: { axis: true, days: true },
    });
    expect(inColumns.axis_days && axisOfDays(inColumns.axis_days)).toEqual(axis.axis);
    const file = await guest.api.publicShare.file({
      params: { sid, fid: photos[0] ?? '' },
      query: { more: true },
    });
    expect(file).toMatchObject({
      // The file's own name and the time zone are hidden with the metadata.
      name: '',
      timezone: null,
      gps: null,
      pid: sid,
      pname: '',
      tags: [],
      tid: null,
    });
    expect(file.exif).toBeUndefined();
    expect(JSON.stringify([page, file])).not.toMatch(/海边|media\/files|secret/);
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
    const named = { params: { sid, fid: photos[0] ?? '' }, query: {} };
    expect((await guest.api.publicShare.file(named)).name).toBe('IMG_secret-name');
    const whole = Buffer.from(await (await fetchFrom(guest, kept.url)).arrayBuffer());
    expect(whole.toString('latin1')).toContain('SERIAL-77');
  });

  it('are saved as records: no bytes are copied, duplicates are skipped, private metadata is left out', async () => {
    const { server, db, owner, album, photos, share, visitor, unlock, fetchFrom } = fixtures;
    const { id: sid, code } = await share();
    await owner.api.files.favorite({ body: { ids: photos, favorite: true } });
    const zone = { mode: 'ZONE', timezone: -330, keep: 'clock' } as const;
    await owner.api.files.date({ body: { ids: photos, change: zone } });
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
    expect(mine.map((file) => file.name).join()).not.toContain('secret');
    const secret = mine.find((file) => !file.name.includes('20210501'));
    expect(secret?.gps).toBeNull();
    for (const file of mine) expect(file).toMatchObject({ favorite: false, timezone: null });
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

  it('count one visit per day and browser, however often the page is loaded', async () => {
    const { owner, share, visitor, unlock, clock, db } = fixtures;
    await db.updateTable('users').set({ timezone: -480 }).execute();
    // Noon where the owner is: an hour later is the same day.
    const local = (Math.floor(Date.now() / 1_000) + clock.later + 8 * 3_600) % DAY;
    clock.later += DAY + DAY / 2 - local;
    const { id: sid, code } = await share();
    const open = (who: Browser) => who.api.publicShare.get({ params: { sid } });
    const opens = async () => (await owner.api.shares.get({ params: { id: sid } })).insight.opens;
    const [guest, other] = [visitor(), visitor()];
    for (const one of [guest, other]) await unlock(one, sid, code);
    expect(await opens()).toBe(0);
    await open(guest);
    await open(guest);
    clock.later += 3_600;
    await open(guest);
    expect(await opens()).toBe(1);
    await open(other);
    await open(owner);
    expect(await opens()).toBe(2);
    // Midnight, where the owner is, and not in Greenwich.
    clock.later += 12 * 3_600;
    await open(guest);
    expect(await opens()).toBe(3);
  });

  it('lose a photo that its owner deletes, and show it again after it is restored', async () => {
    const { db, owner, share, visitor, listed, fetchFrom } = fixtures;
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
});
