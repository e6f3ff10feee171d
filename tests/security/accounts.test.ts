import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../apps/server/src/db/connect.ts';
import type { Browser } from '../../apps/server/test/browser.ts';
import { checkPassword, encryptedAuth } from '../../apps/server/test/encryptedAuth.ts';
import { refusal } from '../../apps/server/test/refusal.ts';
import { BACKENDS, BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';

const MINUTE = 60;
const PASSWORD = 'right-password';
const WRONG_RESET_CODE = '00000000';

describe.each(BACKENDS)('an attacked account on %s', (backend) => {
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

  const from = (ip: string) => server.browser({ 'x-forwarded-for': ip });
  const signIn = ({ api }: Browser, email: string, password: string) => api.signIn({ email, password });

  async function guess(browser: Browser, email: string, times: number) {
    const errors = [];
    for (let time = 0; time < times; time += 1) errors.push(await refusal(signIn(browser, email, 'wrong')));
    return errors;
  }

  /** Lets a minute pass for the next mail to an address. */
  const passMinute = (email: string) =>
    db
      .updateTable('email_codes')
      .set((eb) => ({ ctime: eb('ctime', '-', MINUTE) }))
      .where('email', '=', email)
      .execute();

  async function requestReset(email: string) {
    const { api } = from('198.51.100.1');
    await passMinute(email);
    return api.auth.passwordCode({ body: await encryptedAuth(server.browser(), { email }) });
  }

  async function reset(email: string, code: string, password = 'chosen-anew', ip = '198.51.100.2') {
    const browser = from(ip);
    return browser.api.auth.password({ body: await encryptedAuth(browser, { email, password, code }) });
  }

  /** The newest mailed link of an address, without the page. */
  function mailedLink(email: string): string {
    const mail = server.mails.findLast((line) => line.startsWith(`Mail to ${email}:`));
    return /getpass#(\S+)/.exec(mail ?? '')?.[1] ?? '';
  }

  const resetByLink = async (browser: Browser, link: string, password: string) =>
    browser.api.auth.passwordLink({ body: await encryptedAuth(browser, { link, password }) });

  it('keeps the signed-in owner and other networks in while a stranger guesses passwords', async () => {
    const email = 'owner@example.com';
    const owner = await server.join(email, PASSWORD);
    const codes = (await guess(from('203.0.113.5'), email, 7)).map(({ code }) => code);
    expect(codes.at(-1)).toBe(E.ACCOUNT_LOCKED_TEMPORARILY);
    await checkPassword(owner, PASSWORD);
    await signIn(from('203.0.113.77'), email, PASSWORD);
    expect((await refusal(signIn(from('203.0.113.5'), email, PASSWORD))).code).toBe(
      E.ACCOUNT_LOCKED_TEMPORARILY,
    );
  });

  it('counts attempts that a lock refuses for nothing further', async () => {
    const email = 'refused@example.com';
    await server.join(email, PASSWORD);
    await guess(from('203.0.113.9'), email, 30);
    await signIn(from('203.0.113.10'), email, PASSWORD);
  });

  /** Ends the locks of an hour. */
  const passHour = () =>
    db.updateTable('attempts').set({ expires: 1 }).where('kind', 'like', 'signin:%').execute();

  it('locks the network that enters 20 wrong passwords a day until a reset, and no other', async () => {
    const email = 'spread@example.com';
    await server.join(email, PASSWORD);
    const guesser = from('192.0.2.1');
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      codes.push(...(await guess(guesser, email, 4)).map(({ code }) => code));
      await passHour();
    }
    expect(codes.at(-1)).toBe(E.ACCOUNT_LOCKED);
    expect((await refusal(signIn(guesser, email, PASSWORD))).code).toBe(E.ACCOUNT_LOCKED);
    await signIn(from('192.0.2.99'), email, PASSWORD);
    await requestReset(email);
    await reset(email, server.mailedCode(email));
    await signIn(guesser, email, 'chosen-anew');
  });

  it('lets the owner reset by the mailed link and sign in after 20 + 20 wrong tries of others', async () => {
    const email = 'besieged@example.com';
    await server.join(email, PASSWORD);
    for (let network = 1; network <= 5; network += 1) {
      await guess(from(`192.0.2.${network}`), email, 4);
      for (let time = 0; time < 4; time += 1)
        await refusal(reset(email, WRONG_RESET_CODE, 'x-password', `192.0.2.${network}`));
    }
    await requestReset(email);
    const code = server.mailedCode(email);
    for (let network = 1; network <= 5; network += 1)
      for (let time = 0; time < 4; time += 1)
        await refusal(reset(email, WRONG_RESET_CODE, 'x-password', `192.0.2.${network}`));
    const link = mailedLink(email);
    const owner = from('198.51.100.9');
    expect(await resetByLink(owner, link, 'chosen-by-link')).toEqual({ email });
    await signIn(owner, email, 'chosen-by-link');
    // Both are gone now.
    expect((await refusal(resetByLink(owner, link, 'once-more-1'))).code).toBe(E.CODE_WRONG);
    expect((await refusal(reset(email, code))).code).toBe(E.CODE_WRONG);
  });

  it('counts no try of a reset code that was not requested', async () => {
    const email = 'unasked@example.com';
    await server.join(email, PASSWORD);
    const ip = '198.51.100.20';
    for (let time = 0; time < 21; time += 1) await refusal(reset(email, WRONG_RESET_CODE, 'x-password', ip));
    await requestReset(email);
    await reset(email, server.mailedCode(email), 'chosen-anew', ip);
  });

  it('refuses a link with another secret, and one that has expired', async () => {
    const email = 'links@example.com';
    await server.join(email, PASSWORD);
    await requestReset(email);
    const link = mailedLink(email);
    const browser = server.browser();
    const other = `${link.split('.')[0]}.${'x'.repeat(43)}`;
    expect((await refusal(resetByLink(browser, other, 'chosen-by-link'))).code).toBe(E.CODE_WRONG);
    const weak = await refusal(resetByLink(browser, link, 'password'));
    expect(weak).toMatchObject({ data: { reason: 'weak_password' } });
    await db.updateTable('reset_links').set({ expires: 1 }).execute();
    expect((await refusal(resetByLink(browser, link, 'chosen-by-link'))).code).toBe(E.CODE_WRONG);
    const rows = await db.selectFrom('reset_links').select('secret').execute();
    for (const { secret } of rows) expect(link).not.toContain(secret);
  });

  it('names the public address in the link, whatever host the request names', async () => {
    const email = 'host@example.com';
    await server.join(email, PASSWORD);
    await passMinute(email);
    const { api } = server.browser({
      'x-forwarded-host': 'evil.example.com',
      'x-forwarded-for': '192.0.2.7',
    });
    await api.auth.passwordCode({ body: await encryptedAuth(server.browser(), { email }) });
    expect(server.mails.at(-1)).toContain(`${BEHIND_PROXY.PUBLIC_URL}/getpass#`);
    expect(server.mails.at(-1)).not.toContain('evil');
  });

  it('keeps a counter for a device that signed in before, in a network that is locked', async () => {
    const email = 'device@example.com';
    const network = { 'x-forwarded-for': '203.0.113.30' };
    const device = await server.join(email, PASSWORD, server.browser(network));
    await device.api.auth.signOut();
    const codes = (await guess(server.browser(network), email, 5)).map(({ code }) => code);
    expect(codes.at(-1)).toBe(E.ACCOUNT_LOCKED_TEMPORARILY);
    await signIn(device, email, PASSWORD);
    // Its own wrong tries count for the account that it signed in to, and for no other.
    await device.api.auth.signOut();
    await server.join('neighbour@example.com', PASSWORD);
    await signIn(device, 'neighbour@example.com', PASSWORD);
    await device.api.auth.signOut();
    expect((await refusal(signIn(device, email, PASSWORD))).code).toBe(E.ACCOUNT_LOCKED_TEMPORARILY);
  });

  it('compares the passwords of unknown devices one a minute after 100 wrong ones a day', async () => {
    const email = 'botnet@example.com';
    const device = await server.join(email, PASSWORD);
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const expires = Math.floor(Date.now() / 1_000) + 86_400;
    await db
      .insertInto('attempts')
      .values({ subject: user.id, kind: 'signins', count: 100, expires })
      .execute();
    await guess(from('192.0.2.50'), email, 1);
    const refused = await refusal(signIn(from('192.0.2.51'), email, PASSWORD));
    expect(refused).toMatchObject({ code: E.ILLEGAL_REQUEST, data: { reason: 'rate' } });
    expect((refused.data as { retry_after: number }).retry_after).toBeLessThanOrEqual(MINUTE);
    await signIn(device, email, PASSWORD);
  });

  it('leaves no session that was opened with the old password while it was being changed', async () => {
    const email = 'race@example.com';
    const owner = await server.join(email, PASSWORD);
    const change = await encryptedAuth(owner, { password: 'new-password-1', passold: PASSWORD });
    const visitors = Array.from({ length: 20 }, () => server.browser());
    const attempts = visitors.map(async (visitor) => {
      await signIn(visitor, email, PASSWORD);
      return visitor;
    });
    const changed = owner.api.account.setPassword({ body: change });
    const opened = await Promise.allSettled(attempts);
    await changed;
    for (const result of opened) {
      if (result.status === 'rejected') continue;
      const error = await refusal(result.value.api.account.get());
      expect(error.code).toBe(E.NOT_SIGNED_IN);
    }
    expect((await owner.api.account.sessions()).list).toHaveLength(1);
  });

  it('mails five codes an hour to an address, then refuses with the time to wait', async () => {
    const email = 'mails@example.com';
    await server.join(email, PASSWORD);
    const before = server.mails.length;
    await db.deleteFrom('attempts').where('subject', '=', email).execute();
    for (let mail = 0; mail < 5; mail += 1) await requestReset(email);
    const refused = await refusal(requestReset(email));
    expect(refused).toMatchObject({ code: E.ILLEGAL_REQUEST, data: { reason: 'rate' } });
    const { retry_after } = refused.data as { retry_after: number };
    expect(retry_after).toBeGreaterThan(3_500);
    expect(retry_after).toBeLessThanOrEqual(3_600);
    expect(refused.message).toBe(`Too many attempts, retry in ${retry_after} seconds`);
    expect(server.mails.length - before).toBe(5);
  });

  it('accepts 20 tries of reset codes a day across codes, and mails the owner', async () => {
    const email = 'tries@example.com';
    await server.join(email, PASSWORD);
    let code = '';
    for (let mail = 0; mail < 4; mail += 1) {
      await requestReset(email);
      code = server.mailedCode(email);
      expect(code).toMatch(/^\d{8}$/);
      for (let time = 0; time < 5; time += 1) await refusal(reset(email, WRONG_RESET_CODE));
    }
    await db.deleteFrom('attempts').where('subject', '=', email).where('kind', 'like', 'mail%').execute();
    const notice = server.mails.findLast((mail) => mail.startsWith(`Mail to ${email}:`));
    expect(notice).toContain('Wrong reset codes');
    await requestReset(email);
    const refused = await refusal(reset(email, server.mailedCode(email)));
    expect(refused).toMatchObject({ code: E.CODE_WRONG, data: { reason: 'tries' } });
  });

  it('mails the owner when the password was reset', async () => {
    const email = 'notice@example.com';
    await server.join(email, PASSWORD);
    await requestReset(email);
    await reset(email, server.mailedCode(email));
    expect(server.mails.at(-1)).toContain(`Mail to ${email}: Your Xiangji password was changed`);
  });

  it.each(['123456', 'PASSWORD1', 'iloveyou', 'common@example.com'])(
    'refuses the password %s for signing up, and keeps the code',
    async (password) => {
      const browser = server.browser();
      const email = 'common@example.com';
      await db.deleteFrom('users').where('email', '=', email).execute();
      await db.deleteFrom('attempts').where('subject', '=', email).execute();
      await db.deleteFrom('email_codes').where('email', '=', email).execute();
      await browser.api.requestSignUpCode({ email });
      const code = server.mailedCode(email);
      const refused = await refusal(browser.api.signUp({ email, password, code }));
      expect(refused).toMatchObject({ code: E.ILLEGAL_REQUEST, data: { reason: 'weak_password' } });
      await browser.api.signUp({ email, password: 'an uncommon one', code });
    },
  );

  it('refuses a common password when it is changed or reset', async () => {
    const email = 'weak@example.com';
    const owner = await server.join(email, PASSWORD);
    const change = await encryptedAuth(owner, { password: 'qwertyuiop', passold: PASSWORD });
    const data = { reason: 'weak_password' };
    expect(await refusal(owner.api.account.setPassword({ body: change }))).toMatchObject({ data });
    await requestReset(email);
    const code = server.mailedCode(email);
    expect(await refusal(reset(email, code, 'weak@EXAMPLE.com'))).toMatchObject({ data });
  });
});
