import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf.ts';

it.each([
  ['the same one while it is there', 'b', ['a', 'b', 'c'], ['a', 'b', 'c'], 'b'],
  ['the one behind', 'b', ['a', 'b', 'c'], ['a', 'c'], 'c'],
  ['the one behind that is left', 'b', ['a', 'b', 'c', 'd'], ['a', 'd'], 'd'],
  ['the one before the last', 'c', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['the first where the place is unknown', 'x', ['a'], ['b', 'c'], 'b'],
  ['the first of a list that was empty', '', [], ['b'], 'b'],
  ['nothing where nothing is left', 'a', ['a'], [], undefined],
])('what follows is %s', (_, gone, before, there, next) => {
  expect(neighbourOf(gone, before, there)).toBe(next);
});
