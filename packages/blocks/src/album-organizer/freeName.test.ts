import { expect, it } from 'vitest';
import { freeName } from './freeName.ts';

it.each([
  ['as it is while it is free', '新相册 - 2026.11.24', ['海边'], '新相册 - 2026.11.24'],
  ['with the number 2 when it is taken', '新相册', ['新相册'], '新相册 (2)'],
  ['with the lowest free number', '新相册', ['新相册', '新相册 (2)', '新相册 (4)'], '新相册 (3)'],
])('gives a name %s', (_, name, taken, free) => {
  expect(freeName(name, taken, 30)).toBe(free);
});

it('cuts the name, and never the number, to the limit', () => {
  const full = '山'.repeat(30);
  expect(freeName(`${full}外`, [], 30)).toBe(full);
  expect(freeName(full, [full], 30)).toBe(`${'山'.repeat(26)} (2)`);
});
