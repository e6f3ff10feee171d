import { expect, it } from 'vitest';
import { readRecent } from './recentSearches.ts';

it('reads stored searches, and none where they are damaged', () => {
  expect(readRecent('["西湖","sea"]')).toEqual(['西湖', 'sea']);
  expect(readRecent('[1,"sea"]')).toEqual(['sea']);
  for (const damaged of [null, '{', '{"a":1}', 'null']) expect(readRecent(damaged)).toEqual([]);
});
