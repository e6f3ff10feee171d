import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { expect, it } from 'vitest';
import { thumbhashColor } from './thumbhash.ts';

it.each([
  ['opaque', 255],
  ['half transparent', 128],
])('reads the mean colour of a hash with %s pixels as the library does', (_, alpha) => {
  const rgba = Uint8Array.from({ length: 64 * 4 }, (_value, i) => (i % 4 === 3 ? alpha : (i * 37) % 256));
  const hash = rgbaToThumbHash(8, 8, rgba);
  const { r, g, b, a } = thumbHashToAverageRGBA(hash);
  const channels = [r, g, b].map((part) => Math.round(part * 255)).join(' ');
  expect(thumbhashColor(btoa(String.fromCharCode(...hash)))).toBe(`rgb(${channels} / ${a.toFixed(2)})`);
});
