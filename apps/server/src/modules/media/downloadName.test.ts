import { expect, it } from 'vitest';
import { downloadName } from './downloadName.ts';

it.each([
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['IMG_1.jpeg', 'image/jpeg', 'IMG_1.jpeg'],
  ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
  ['a.png', 'image/jpeg', 'a.jpg'],
  ['a.html', 'image/jpeg', 'a.html.jpg'],
  ['setup.exe', 'video/mp4', 'setup.exe.mp4'],
  ['2024.05.01', 'image/png', '2024.05.01.png'],
  ['照片', 'image/webp', '照片.webp'],
  ['.jpg', 'image/png', '.jpg.png'],
  ['a.', 'image/gif', 'a..gif'],
  ['a.jpg', 'image/unknown', 'a.bin'],
])('renames %s of %s to %s', (name, mime, wanted) => {
  expect(downloadName(name, mime)).toBe(wanted);
});
