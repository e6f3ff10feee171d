import { expect, it, vi } from 'vitest';
import { createResponseCache } from './responseCache.ts';
import { SerializedReply } from './SerializedReply.ts';

const user = (given: { id?: string; version?: number; file_order?: number } = {}) => ({
  id: 'u',
  version: 1,
  file_order: 1,
  folder_order: 1,
  ...given,
});
const replyOf = (text: string) => async () => new SerializedReply<string>(JSON.stringify(text));

it('answers the same reply until the library changes', async () => {
  const cache = createResponseCache();
  const first = await cache(user(), 'axis', replyOf('a'));
  const make = vi.fn(replyOf('b'));
  expect(await cache(user(), 'axis', make)).toBe(first);
  expect(make).not.toHaveBeenCalled();
  const next = await cache(user({ version: 2 }), 'axis', make);
  expect(next.bytes.toString()).toBe('[0,"","b"]');
});

it('keeps accounts, orders and keys apart', async () => {
  const cache = createResponseCache();
  await cache(user(), 'axis', replyOf('mine'));
  const others = [
    cache(user({ id: 'v' }), 'axis', replyOf('other')),
    cache(user({ file_order: 2 }), 'axis', replyOf('other')),
    cache(user(), 'page', replyOf('other')),
  ];
  for (const { bytes } of await Promise.all(others)) expect(bytes.toString()).toBe('[0,"","other"]');
});
