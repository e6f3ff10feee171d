import { expect, it } from 'vitest';
import { indexAfter, moved } from './sequence.ts';

it('moves an item up, down and to both ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('stays within the list', () => {
  expect(indexAfter('up', 0, 3)).toBe(0);
  expect(indexAfter('down', 2, 3)).toBe(2);
  expect(indexAfter('bottom', 0, 3)).toBe(2);
  expect(indexAfter('top', 2, 3)).toBe(0);
});
