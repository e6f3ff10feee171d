import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCookieJar, fetchWithCookies } from './cookieJar.ts';

afterEach(() => void vi.useRealTimers());

describe('createCookieJar', () => {
  it('sends every cookie that it has stored, the newest value of each name', () => {
    const jar = createCookieJar();
    expect(jar.header()).toBe('');
    jar.store(['a=1; Path=/; HttpOnly', 'b=x=y; Secure']);
    jar.store(['a=2; Path=/']);
    expect(jar.header()).toBe('a=2; b=x=y');
  });

  it('forgets a cookie when it ends', () => {
    vi.useFakeTimers();
    const jar = createCookieJar();
    jar.store(['short=1; Max-Age=10', 'long=1; Expires=Wed, 01 Jan 2200 00:00:00 GMT']);
    vi.advanceTimersByTime(10_001);
    expect(jar.header()).toBe('long=1');
    jar.store(['long=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
    expect(jar.header()).toBe('');
  });
});

it('sends and keeps cookies around a fetch', async () => {
  const seen: (string | null)[] = [];
  const send: typeof fetch = async (input) => {
    seen.push(new Request(input).headers.get('cookie'));
    return new Response('', { headers: { 'set-cookie': 'session=s1; Path=/' } });
  };
  const jar = createCookieJar();
  const browse = fetchWithCookies(jar, send);
  await browse('https://photos.example/a');
  await browse('https://photos.example/b');
  expect(seen).toEqual([null, 'session=s1']);
});
