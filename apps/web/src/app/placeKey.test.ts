import { expect, test } from 'vitest';
import { KEEPS_PLACE, placeKey } from './placeKey.ts';

const entry = { key: 'abc' };

test('restores the scroll position of a page', () => {
  const matches = [{ handle: undefined }, { handle: { title: 'Albums' } }];
  expect(placeKey(entry, matches)).toBe(placeKey(entry, matches));
});

test('does not restore the position of a list that does so itself', () => {
  const matches = [{ handle: undefined }, { handle: KEEPS_PLACE }];
  expect(placeKey(entry, matches)).not.toBe(placeKey(entry, matches));
  expect(placeKey(entry, matches)).not.toBe(entry.key);
});
