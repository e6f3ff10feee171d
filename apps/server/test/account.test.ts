import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { purgeAccounts } from '../src/modules/account/purgeAccounts.ts';
import { unixNow } from '../src/time.ts';
import { encryptedAuth } from './encryptedAuth.ts';
import { libraryOf } from './libraryOf.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, BEHIND_PROXY, startServer, type TestServer } from './startServer.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';

describe.each(BACKENDS)('an account on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend, BEHIND_PROXY);
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('stores name, texts, orders, zone and language', async () => {
    const { api } = await server.join('pref@example.com');
    await api.account.setName({ body: { name: ' 林木 ' } });
    await api.account.setIntro({ body: { intro: '一句话' } });
    await api.account.setTimezone({ body: { value: -480 } });
    await api.account.setFolderOrder({ body: { value: 5 } });
    await api.account.setFileOrder({ body: { value: 2 } });
    await api.account.setLanguage({ body: { value: 'en' } });
    expect(await api.account.get()).toMatchObject({
      user_name: '林木',
      user_intro: '一句话',
      language: 'en',
    });
    expect(await api.account.preference()).toEqual({
      system_timezone: -480,
      folder_order: 5,
      file_order: 2,
      language: 'en',
    });
    expect((await refusal(api.account.setName({ body: { name: '  ' } }))).code).toBe(E.ILLEGAL_REQUEST);
    expect((await refusal(api.account.setFileOrder({ body: { value: 5 as never } }))).code).toBe(
      E.ILLEGAL_REQUEST,
    );
    expect((await api.account.setAvatar()).upload_token).not.toBe('');
  });

  it('lists invited accounts, masked, and refuses an unknown code', async () => {
    const host = await server.join('host@example.com');
    const { user_sign } = await host.api.account.get();
    const guest = server.browser();
    expect(
      (await refusal(guest.api.requestSignUpCode({ email: 'g@x.com', invitationCode: 'NOPE' }))).code,
    ).toBe(E.INVITATION_INVALID);
    const email = 'guest@example.com';
    await guest.api.requestSignUpCode({ email, invitationCode: user_sign.toLowerCase() });
    const code = server.mailedCode(email);
    await guest.api.signUp({ email, password: 'secret-1', code, invitationCode: user_sign });
    expect(await host.api.account.invitations()).toEqual({
      user_sign,
      count: 1,
      list: [
        {
          name: expect.stringMatching(/^Member \w{4}$/),
          email: 'gu***@example.com',
          time: expect.any(Number),
        },
      ],
    });
    expect((await guest.api.account.invitations()).count).toBe(0);
  });

  it('shows where it was signed in, by day, and ends sessions one by one', async () => {
    const home = await server.join('trail@example.com', 'secret-1');
    const phone = server.browser({ 'user-agent': IPHONE, 'x-forwarded-for': '120.24.78.68' });
    await phone.api.signIn({ email: 'trail@example.com', password: 'secret-1' });
    const { list, last, user_email } = await home.api.account.security({ query: {} });
    expect(user_email).toBe('trail@example.com');
    expect(list.flatMap((day) => day.list)[0]).toMatchObject({
      ip: '120.24.78.68',
      location: '中国 广东省 深圳市',
      program: 'Mobile Safari',
      program_type: 2,
      device: 'iOS',
      device_type: 4,
    });
    const today = Math.floor(unixNow() / 86_400);
    for (const day of list) expect(Math.abs(day.date - today)).toBeLessThanOrEqual(1);
    expect(last?.ip).toBe('120.24.78.68');
    const lastOnly = await phone.api.account.security({ query: { last: 'true' } });
    expect([lastOnly.list, lastOnly.last?.program_type]).toEqual([[], 1]);

    const sessions = (await home.api.account.sessions()).list;
    expect(sessions.map((one) => one.current).toSorted()).toEqual([false, true]);
    const other = sessions.find((one) => !one.current);
    const stranger = await server.join('trail2@example.com');
    const foreign = stranger.api.account.endSession({ params: { id: other?.id ?? '' } });
    expect((await refusal(foreign)).code).toBe(E.NOT_FOUND);
    await home.api.account.endSession({ params: { id: other?.id ?? '' } });
    expect((await refusal(phone.api.account.get())).code).toBe(E.NOT_SIGNED_IN);
    await phone.api.signIn({ email: 'trail@example.com', password: 'secret-1' });
    await home.api.account.endOtherSessions();
    expect((await refusal(phone.api.account.get())).code).toBe(E.NOT_SIGNED_IN);
    expect((await home.api.account.get()).user_email).toBe('trail@example.com');
  });

  it('counts its photos and bytes', async () => {
    const owner = await server.join('counts@example.com');
    const album = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const bytes = await makeJpeg({ seed: 5 });
    await owner.upload(album.id, { bytes, name: 'a.jpg' });
    expect(await owner.api.account.overview()).toMatchObject({
      count_folder: 1,
      count_file: 1,
      count_folder_file: 1,
      count_shared: 0,
      count_shared_file: 0,
      count_oblivion_file: 0,
      space_folder: bytes.length,
    });
    expect(await owner.api.account.size()).toEqual({ count: 1, size: bytes.length });
    expect(await owner.api.account.overviewHistory()).toEqual({ list: [] });
  });

  it('is deleted after a period in which that can be undone', async () => {
    const owner = await server.join('leave@example.com', 'secret-1');
    const remove = async (password: string) =>
      owner.api.account.remove({ body: await encryptedAuth(owner, { password }) });
    expect((await refusal(remove('wrong'))).code).toBe(E.PASSWORD_WRONG);
    const { delete_at } = await remove('secret-1');
    expect(delete_at).toBeGreaterThan(unixNow() + 13 * 86_400);
    expect((await owner.api.account.get()).delete_at).toBe(delete_at);
    expect(await remove('secret-1')).toEqual({ delete_at });
    await owner.api.account.keep();
    expect((await owner.api.account.get()).delete_at).toBe(0);
    await purgeAccounts(libraryOf(db), delete_at + 1);
    expect((await owner.api.account.get()).user_email).toBe('leave@example.com');

    const album = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    await owner.upload(album.id, { bytes: await makeJpeg({ seed: 61 }), name: 'a.jpg' });
    const share = await owner.api.shares.create({ body: { name: 'S', folder_id: album.id, type: 'public' } });
    const heir = await server.join('heir@example.com', 'secret-1');
    const params = { sid: share.id, pid: '0' };
    expect((await heir.api.publicShare.save({ params, body: { name: 'Kept' } })).saved).toBe(1);
    const again = await remove('secret-1');
    await purgeAccounts(libraryOf(db), again.delete_at - 1);
    expect((await owner.api.account.get()).delete_at).toBe(again.delete_at);
    await purgeAccounts(libraryOf(db), again.delete_at);
    expect((await refusal(owner.api.account.get())).code).toBe(E.NOT_SIGNED_IN);
    const back = owner.api.signIn({ email: 'leave@example.com', password: 'secret-1' });
    expect((await refusal(back)).code).toBe(E.EMAIL_NOT_REGISTERED);
    const [kept] = (await heir.api.files.list({ query: {} })).list;
    expect((await heir.browse(`${server.origin}${kept?.origin}`)).status).toBe(200);
    const refs = await db
      .selectFrom('blobs')
      .innerJoin('files', 'files.sha256', 'blobs.sha256')
      .select('blobs.refs')
      .where('files.id', '=', kept?.id ?? '')
      .executeTakeFirst();
    expect(refs?.refs).toBe(1);
  });
});
