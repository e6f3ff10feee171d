import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCodeAttemptsRepository } from '../src/modules/shares/codeAttempts.repository.ts';
import { shareSweep } from '../src/modules/shares/shares.jobs.ts';
import { createSharesRepository } from '../src/modules/shares/shares.repository.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { createShareFixtures, type ShareFixtures } from './shareFixtures.ts';
import { BACKENDS } from './startServer.ts';

const DAY = 86_400;

describe.each(BACKENDS)('access to shares on %s', (backend) => {
  let fixtures: ShareFixtures;
  beforeAll(async () => {
    fixtures = await createShareFixtures(backend);
  });
  afterAll(() => fixtures.stop());

  it('opens with the code in any case, and not without it', async () => {
    const { owner, photos, newAlbum, send, share, visitor, unlock, listed, fetchFrom } = fixtures;
    const { id: sid, code } = await share();
    const guest = visitor();
    const requests = [
      () => guest.api.publicShare.get({ params: { sid } }),
      () => listed(guest, sid),
      () => guest.api.publicShare.file({ params: { sid, fid: photos[0] ?? '' }, query: {} }),
      () => guest.api.publicShare.download({ params: { sid, fid: photos[0] ?? '' } }),
    ];
    for (const request of requests) expect((await refusal(request())).code).toBe(E.SHARE_NOT_AUTH);
    await unlock(guest, sid, ` ${code.toLowerCase()}`);
    for (const request of requests) await request();
    expect(await guest.api.publicShare.get({ params: { sid } })).toMatchObject({
      owner: false,
      owner_name: expect.stringMatching(/^Member \w{4}$/),
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

  it('ends at once: new code, new type, end, expiry, deletion of the owner', async () => {
    const { db, owner, share, visitor, unlock, listed, fetchFrom } = fixtures;
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

  it('freezes a client: ten minutes after five wrong codes, doubled the next time', async () => {
    const { owner, share, visitor, unlock, wrongFor, clock } = fixtures;
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
      waits.push(timestamp - Math.floor(Date.now() / 1_000) - clock.later);
      expect(await guess(guest, code)).toMatchObject({
        code: E.SHARE_AUTH_FREEZING,
        data: { times: round, timestamp },
      });
      await unlock(visitor(), sid, code);
      clock.later += (waits.at(-1) ?? 0) + 5;
      if (round === 5) for (let times = 6; times <= 9; times += 1) await guess(guest);
    }
    expect(waits.map((seconds) => Math.round(seconds / 300) * 5)).toEqual([10, 20]);
    await unlock(guest, sid, code);
    expect((await guess(guest)).data).toEqual({ times: 1 });
    expect((await owner.api.shares.get({ params: { id: sid } })).insight.failed).toBe(11);
  });

  it('freezes for everyone at 60 wrong codes an hour, and at 300 until the owner resets the code', async () => {
    const { db, owner, share, visitor, unlock, listed, clock } = fixtures;
    const { id: sid, code } = await share();
    const hour = Math.floor((Date.now() / 1_000 + clock.later) / 3_600);
    const set = (values: object) => db.updateTable('shares').set(values).where('id', '=', sid).execute();
    const inside = visitor();
    await unlock(inside, sid, code);
    // The next hour too: the hour may change between here and there.
    await set({ wrong_hour: 60, hour });
    const refused = await refusal(unlock(visitor(), sid, code));
    if (Math.floor((Date.now() / 1_000 + clock.later) / 3_600) === hour) {
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

  it('counts wrong codes exactly, however many arrive at once', async () => {
    const { owner, share, visitor, wrongFor } = fixtures;
    const { id: sid, code } = await share();
    const guest = visitor();
    await guest.api.config();
    const key = await Promise.all(
      Array.from({ length: 20 }, () => guest.api.encrypt({ sid, code: wrongFor(code) })),
    );
    const answers = key.map((auth) => refusal(guest.api.publicShare.auth({ body: { auth } })));
    const codes = (await Promise.all(answers)).map((error) => error.code);
    expect(codes.filter((one) => one === E.SHARE_AUTH_FAILED)).toHaveLength(5);
    expect(codes.filter((one) => one === E.SHARE_AUTH_FREEZING)).toHaveLength(15);
    expect((await owner.api.shares.get({ params: { id: sid } })).insight.failed).toBe(5);
  });

  it('cannot be restored a day after its end, and is deleted after two', async () => {
    const { db, owner, share, clock } = fixtures;
    const { id } = await share();
    const kept = await share();
    await owner.api.shares.remove({ params: { id } });
    clock.later += DAY + 10;
    expect((await refusal(owner.api.shares.restore({ params: { id } }))).code).toBe(E.NOT_FOUND);
    const now = Math.floor(Date.now() / 1_000) + clock.later + DAY;
    const repositories = {
      shares: createSharesRepository(db),
      attempts: createCodeAttemptsRepository(db),
    };
    await shareSweep(repositories, () => now).run();
    const left = await db.selectFrom('shares').select('id').where('id', 'in', [id, kept.id]).execute();
    expect(left).toEqual([{ id: kept.id }]);
  });
});
