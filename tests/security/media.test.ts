import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { BACKENDS } from '../../apps/server/test/startServer.ts';
import { createTestAccounts, type TestAccounts } from './accounts.ts';
import { type MediaAddress, mediaAddresses } from './mediaAddresses.ts';

describe.each(BACKENDS)('who may see pictures on %s', (backend) => {
  let accounts: TestAccounts;
  let addresses: Record<string, MediaAddress[]>;
  beforeAll(async () => {
    accounts = await createTestAccounts(backend);
    addresses = await mediaAddresses(accounts);
  });
  afterAll(() => accounts.stop());

  it('has an entry for every address that serves bytes', () => {
    const routes = accounts.server.registered.filter((route) => route.startsWith('GET /media/'));
    expect(Object.keys(addresses).toSorted()).toEqual(
      routes.map((route) => route.slice('GET '.length)).toSorted(),
    );
    for (const { paths } of Object.values(addresses).flat()) {
      for (const path of paths) expect(path).toMatch(/^\/media\//);
    }
  });

  /** Whether a request gets bytes. A refused one reveals nothing, not even that they exist. */
  async function isGiven(who: Browser, path: string, empty: string): Promise<boolean> {
    const answer = await who.browse(accounts.server.origin + path);
    const bytes = await answer.arrayBuffer();
    if (answer.status === 200) return bytes.byteLength > 0;
    const nothing = await who.browse(accounts.server.origin + empty);
    const outside = ({ status, headers }: Response) => [
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('etag'),
    ];
    expect(outside(answer)).toEqual(outside(nothing));
    expect(answer.status).toBe(404);
    expect(bytes.byteLength).toBe((await nothing.arrayBuffer()).byteLength);
    return false;
  }

  it('serves them to users with access, and to no one else', async () => {
    const { owner, other, anonymous, visitor, guest } = accounts;
    const who = { anonymous, visitor, guest, other: other.browser, owner: owner.browser };
    const wanted = {
      owner: ['owner'],
      visitor: ['guest', 'owner'],
      holder: Object.keys(who),
    };
    for (const { access, paths, empty } of Object.values(addresses).flat()) {
      for (const path of paths) {
        const given: string[] = [];
        for (const [name, browser] of Object.entries(who)) {
          if (await isGiven(browser, path, empty)) given.push(name);
        }
        expect([path, given]).toEqual([path, wanted[access]]);
        expect(await isGiven(owner.browser, empty, empty)).toBe(false);
      }
    }
  });

  it('revalidates own pictures, so that a browser shows none from its cache once the session has ended', async () => {
    const { server, owner } = accounts;
    const browser = server.browser();
    await browser.api.signIn({ email: owner.email, password: 'secret-密码' });
    const isArchive = (path = '') => /^\/media\/(export|zip)\//.test(path);
    const paths = Object.values(addresses)
      .flat()
      .filter(({ access, paths: [path] }) => access === 'owner' && !isArchive(path))
      .flatMap((one) => one.paths);
    const etags = new Map<string, string>();
    for (const path of paths) {
      const answer = await browser.browse(server.origin + path);
      await answer.arrayBuffer();
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
      etags.set(path, answer.headers.get('etag') ?? '');
    }
    const revalidate = (path: string) =>
      browser.browse(server.origin + path, { headers: { 'if-none-match': etags.get(path) ?? '' } });
    for (const path of paths) expect([path, (await revalidate(path)).status]).toEqual([path, 304]);
    // From another device.
    await owner.browser.api.account.endOtherSessions();
    for (const path of paths) expect([path, (await revalidate(path)).status]).toEqual([path, 404]);
  });
});
