import { expect, test } from 'vitest';
import { uniqueNames } from './uniqueNames.ts';

test('numbers equal names, ignoring case and skipping names that are in use', () => {
  expect(
    uniqueNames(['a.jpg', 'A.jpg', 'b.png', 'a (2).jpg', 'a.jpg', '.hidden', '.hidden', '无', '无']),
  ).toEqual([
    'a.jpg',
    'A (2).jpg',
    'b.png',
    'a (2) (2).jpg',
    'a (3).jpg',
    '.hidden',
    '.hidden (2)',
    '无',
    '无 (2)',
  ]);
});

test('thousands of the same name are made unique without trying each number again', () => {
  const names = uniqueNames(Array.from({ length: 30_000 }, () => 'IMG_0001.jpg'));
  expect(new Set(names).size).toBe(30_000);
});
