import { afterEach, expect, test } from 'vitest';
import { forgetLastPlace, keepLastPlace, takeLastPlace } from './lastPlace.ts';

const anchor = { id: 'p7', key: '2026', position: 3, share: 0.5, below: 40 };

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a reloaded page starts where it was left, once', () => {
  window.history.replaceState({ key: 'k1' }, '', '/photos');
  keepLastPlace(anchor);
  expect(takeLastPlace()).toEqual({ anchor });
  expect(takeLastPlace()).toBeUndefined();
});

test('stores the top of a list too', () => {
  keepLastPlace(undefined);
  expect(takeLastPlace()).toEqual({});
});

test.each([
  ['another entry', { key: 'k2' }, '/photos'],
  ['another page', { key: 'k1' }, '/albums'],
])('%s does not take it', (_, state, path) => {
  window.history.replaceState({ key: 'k1' }, '', '/photos');
  keepLastPlace(anchor);
  window.history.replaceState(state, '', path);
  expect(takeLastPlace()).toBeUndefined();
});

test('a later move makes it void', () => {
  keepLastPlace(anchor);
  forgetLastPlace();
  expect(takeLastPlace()).toBeUndefined();
});
