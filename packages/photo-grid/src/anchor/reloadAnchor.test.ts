import { afterEach, expect, test } from 'vitest';
import { forgetReloadAnchor, readReloadAnchor, storeReloadAnchor } from './reloadAnchor.ts';

const anchor = { id: 'p7', key: '2026', position: 3, share: 0.5, below: 40 };

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a reloaded page starts where it was left', () => {
  window.history.replaceState(null, '', '/photos');
  storeReloadAnchor('k1', anchor);
  expect(readReloadAnchor('k1')).toEqual({ anchor });
});

test('stores the top of a list too', () => {
  storeReloadAnchor('k1', undefined);
  expect(readReloadAnchor('k1')).toEqual({});
});

test.each([
  ['another entry', 'k2', '/photos'],
  ['another page', 'k1', '/albums'],
])('%s does not take it', (_, entry, path) => {
  window.history.replaceState(null, '', '/photos');
  storeReloadAnchor('k1', anchor);
  window.history.replaceState(null, '', path);
  expect(readReloadAnchor(entry)).toBeUndefined();
});

test('a later move makes it void', () => {
  storeReloadAnchor('k1', anchor);
  forgetReloadAnchor();
  expect(readReloadAnchor('k1')).toBeUndefined();
});
