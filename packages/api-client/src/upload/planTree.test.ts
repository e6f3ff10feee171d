import { expect, test } from 'vitest';
import { planTree } from './planTree.ts';

const at = (path: string) =>
  Object.assign(new File(['x'], path.split('/').at(-1) ?? ''), { relativePath: path });
const shape = (paths: string[]) => {
  const tree = planTree(paths.map(at));
  return tree && [tree.name, ...tree.folders.map(({ name, files }) => `${name}: ${files.length}`)];
};

test('one folder, or photos picked one by one, are no tree', () => {
  expect(shape(['./a.jpg', './b.jpg'])).toBeUndefined();
  expect(shape(['/Trip/a.jpg', '/Trip/b.jpg'])).toBeUndefined();
  const odd = Object.assign(new File(['x'], '../tmp/evil.jpg'), { relativePath: './../tmp/evil.jpg' });
  expect(planTree([odd, at('./a.jpg')])).toBeUndefined();
});

test('folders in a folder become albums in a set of its name', () => {
  expect(shape(['Trip/a.jpg', 'Trip/One/b.jpg', 'Trip/One/c.jpg', 'Trip/Two/d.jpg'])).toEqual([
    'Trip',
    'Trip: 1',
    'One: 2',
    'Two: 1',
  ]);
});

test('folders with the same name get different names, long names are cut, and several folders have no set', () => {
  const long = '很长'.repeat(20);
  expect(shape(['/A/Day/a.jpg', '/A/B/Day/b.jpg', `/A/${long}/c.jpg`])).toEqual([
    'A',
    'A - Day: 1',
    'B - Day: 1',
    `${long.slice(0, 30)}: 1`,
  ]);
  expect(shape(['/A/a.jpg', '/B/b.jpg'])).toEqual(['', 'A: 1', 'B: 1']);
});
