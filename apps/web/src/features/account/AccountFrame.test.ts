import { expect, it } from 'vitest';
import { CATEGORIES, categoryOf, pathOf } from './AccountFrame.tsx';

it('reads a category in any case, and takes the first for an unknown one', () => {
  expect(['bill', 'BILL', 'Overview'].map(categoryOf)).toEqual(['BILL', 'BILL', 'OVERVIEW']);
  expect([undefined, '', 'nothing'].map(categoryOf)).toEqual(['BASIC', 'BASIC', 'BASIC']);
  for (const category of CATEGORIES) expect(categoryOf(pathOf(category).split('/').at(-1))).toBe(category);
});
