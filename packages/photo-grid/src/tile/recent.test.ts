import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('drops the oldest entry when it is full', () => {
  const recent = createRecent<number>(3);
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e'].entries()) recent.note(name, at);
  expect(['a', 'b', 'c', 'd', 'e'].map(recent.get)).toEqual([undefined, undefined, 2, 3, 4]);
});

it('stores a name once', () => {
  const recent = createRecent<number>(2);
  recent.note('a', 0);
  recent.note('b', 1);
  recent.note('b', 2);
  expect(['a', 'b'].map(recent.get)).toEqual([0, 2]);
});
