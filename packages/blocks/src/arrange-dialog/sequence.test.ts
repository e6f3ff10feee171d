import { expect, it } from 'vitest';
import { indexAfter } from './sequence.ts';

it('stays within the list', () => {
  expect(indexAfter('up', 0, 3)).toBe(0);
  expect(indexAfter('down', 2, 3)).toBe(2);
  expect(indexAfter('bottom', 0, 3)).toBe(2);
  expect(indexAfter('top', 2, 3)).toBe(0);
});
