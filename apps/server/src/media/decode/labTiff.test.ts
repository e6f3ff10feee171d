import { expect, it } from 'vitest';
import { labToRgb } from './labTiff.ts';

// Values of the CIE under D50, in the bytes of a TIFF.
it.each([
  ['white', [255, 0, 0], [255, 255, 255]],
  ['black', [0, 0, 0], [0, 0, 0]],
  ['grey', [136, 0, 0], [127, 127, 127]],
  ['red', [138, 81, 70], [254, 0, 1]],
  ['blue', [75, 68, -112], [0, 0, 255]],
] as const)('converts the bytes of %s', (_, [l, a, b], expected) => {
  labToRgb(l, a, b).forEach((value, channel) => {
    expect(Math.abs(Math.min(255, Math.max(0, value)) - (expected[channel] ?? 0))).toBeLessThanOrEqual(4);
  });
});
