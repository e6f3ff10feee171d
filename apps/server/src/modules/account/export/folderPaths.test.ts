import { expect, test } from 'vitest';
import { folderPaths } from './folderPaths.ts';

test('puts albums into their sets under names that every system accepts, no two alike', () => {
  const folder = (id: string, name: string, parent_id: string | null = null) => ({ id, name, parent_id });
  const paths = folderPaths([
    folder('1', '旅行'),
    folder('2', '海边/夏天', '1'),
    folder('3', 'a'),
    folder('4', 'A'),
    folder('5', '..'),
    folder('6', 'xiangji.json'),
    folder('7', 'a', '1'),
  ]);
  expect(Object.fromEntries(paths)).toEqual({
    1: '旅行',
    2: '旅行/海边_夏天',
    3: 'a',
    4: 'A (2)',
    5: '_',
    6: 'xiangji (2).json',
    7: '旅行/a',
  });
});
