import { expect, test } from 'vitest';
import { safeName } from './safeName.ts';

test.each([
  ['IMG_0001.jpg', 'IMG_0001.jpg'],
  ['海边 夏天.jpg', '海边 夏天.jpg'],
  ['12:30 "best" <a>|b?*.jpg', '12_30 _best_ _a__b__.jpg'],
  ['a/b\\c.jpg', 'a_b_c.jpg'],
  ['CON', '_CON'],
  ['nul.jpg', '_nul.jpg'],
  ['COM1.tar.gz', '_COM1.tar.gz'],
  ['console.jpg', 'console.jpg'],
  ['dots...', 'dots'],
  ['space ', 'space'],
  ['..', '_'],
  ['a\u202egpj.exe', 'a_gpj.exe'],
  ['', '_'],
])('%j becomes %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('a long name is cut before its extension, and between whole characters', () => {
  expect(safeName(`${'照'.repeat(300)}.jpeg`, 80)).toBe(`${'照'.repeat(75)}.jpeg`);
  expect(safeName('😀'.repeat(300), 80)).toBe('😀'.repeat(80));
});
