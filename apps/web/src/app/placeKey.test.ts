import { expect, test } from 'vitest';
import { KEEPS_PLACE, placeKey } from './placeKey.ts';

const entry = { key: 'abc' };

test('the router finds the place of a page again', () => {
  const matches = [{ handle: undefined }, { handle: { title: 'Albums' } }];
  expect(placeKey(entry, matches)).toBe(placeKey(entry, matches));
});

test('the router never finds the place of a list that keeps its own', () => {
  const matches = [{ handle: undefined }, { handle: KEEPS_PLACE }];
  expect(placeKey(entry, matches)).not.toBe(placeKey(entry, matches));
  expect(placeKey(entry, matches)).not.toBe(entry.key);
});
