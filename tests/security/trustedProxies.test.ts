import { expect, it } from 'vitest';
import { createIsTrusted } from '../../apps/server/src/settings/trustedProxies.ts';
import type { Browser } from '../../apps/server/test/browser.ts';
import { startServer, type TestServer } from '../../apps/server/test/startServer.ts';

const FORWARDED = '203.0.113.9, 198.51.100.7';
const PUBLIC_URL = 'http://photos.example.com';

/** The client's address as the server records it, of a browser that sends a forged `X-Forwarded-For` through one proxy. */
async function recordedAddress(server: TestServer): Promise<string | undefined> {
  const email = 'owner@example.com';
  await server.join(email);
  const browser = server.browser({ 'x-forwarded-for': FORWARDED });
  await browser.api.signIn({ email, password: 'secret-密码' });
  const { list } = await browser.api.account.sessions();
  return list.find(({ current }) => current)?.ip;
}

it.each([
  ['off', '127.0.0.1'],
  ['1', '198.51.100.7'],
  ['2', '203.0.113.9'],
  ['127.0.0.0/8', '198.51.100.7'],
  ['127.0.0.1, 198.51.100.0/24', '203.0.113.9'],
  ['10.0.0.0/8', '127.0.0.1'],
])('takes the address that TRUST_PROXY=%s vouches for', async (TRUST_PROXY, wanted) => {
  const server = await startServer('sqlite', { TRUST_PROXY, PUBLIC_URL });
  expect(await recordedAddress(server)).toBe(wanted);
  await server.stop();
});

/**
 * How many of 25 attempts, each with another forged address, are answered before the limit of 20 a minute.
 */
async function attempts(server: TestServer, addressOf: (index: number) => string): Promise<number> {
  const codes = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const browser: Browser = server.browser({ 'x-forwarded-for': addressOf(index) });
      return browser.api.requestSignUpCode({ email: `a${index}@example.com` }).then(
        () => 'answered',
        (error: { data?: { reason?: string } }) => error.data?.reason,
      );
    }),
  );
  expect(codes.filter((code) => code !== 'answered' && code !== 'rate')).toEqual([]);
  return codes.filter((code) => code === 'answered').length;
}

it('limits a client by its network, whatever address it forges', async () => {
  const server = await startServer('sqlite', { TRUST_PROXY: '1', PUBLIC_URL });
  expect(await attempts(server, (index) => `203.0.113.${index}, 198.51.100.7`)).toBe(20);
  expect(await attempts(server, (index) => `2001:db8:0:1:${index}::1`)).toBe(20);
  expect(await attempts(server, (index) => `2001:db8:0:${index + 100}::1`)).toBe(25);
  await server.stop();
});

it('trusts IPv4 proxies on a socket that is IPv6', () => {
  const isTrusted = createIsTrusted(['10.0.0.0/8']);
  expect(isTrusted('::ffff:10.1.2.3', 0)).toBe(true);
  expect(isTrusted('::ffff:11.1.2.3', 0)).toBe(false);
  expect(isTrusted('unknown', 0)).toBe(false);
});

it('sets Secure cookies and HSTS for clients that a trusted proxy serves by https', async () => {
  const server = await startServer('sqlite', { TRUST_PROXY: '1', PUBLIC_URL });
  const headersOf = async (protocol: string) => {
    const browser = server.browser({ 'x-forwarded-proto': protocol });
    const { headers } = await browser.browse(`${server.origin}/oapi/config`);
    return [headers.getSetCookie().join(), headers.get('strict-transport-security')];
  };
  expect(await headersOf('https')).toEqual([
    expect.stringMatching(/^__Host-xj_csrf=.*; Secure/),
    expect.stringMatching(/^max-age=/),
  ]);
  expect(await headersOf('http')).toEqual([expect.not.stringContaining('Secure'), null]);
  await server.stop();
});

it('believes nothing of a client without a proxy', async () => {
  const server = await startServer('sqlite');
  const { headers } = await fetch(`${server.origin}/oapi/config`, {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect([headers.getSetCookie().join(), headers.get('strict-transport-security')]).toEqual([
    expect.not.stringContaining('Secure'),
    null,
  ]);
  await server.stop();
});
