import { describe, expect, it } from 'vitest';
import { albumValues } from './albumTheme.css.ts';
import { contrastRatio, hexOf } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { darkValues } from './dark.css.ts';
import { lightValues } from './light.css.ts';

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 with itself', () => {
    expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    expect(contrastRatio('oklch(0.5 0.1 170)', 'oklch(0.5 0.1 170)')).toBe(1);
  });

  it('throws for colours that it cannot parse', () => {
    expect(() => contrastRatio('oklch(0 0 0 / 0.5)', 'oklch(1 0 0)')).toThrow(/opaque oklch/);
  });
});

describe('hexOf', () => {
  it('writes white, black and a known colour as sRGB', () => {
    expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
    expect(hexOf('oklch(0 0 0)')).toBe('#000000');
    expect(hexOf('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
  });
});

describe.each([
  ['light', lightValues],
  ['dark', darkValues],
  ['album', albumValues],
] as const)('%s theme', (_name, { color }) => {
  const checks = contrastPairs.flatMap(({ ink, grounds, least }) =>
    grounds.map((ground) => ({ ink, ground, least })),
  );
  it.each(checks)('$ink on $ground reaches $least:1', ({ ink, ground, least }) => {
    expect(contrastRatio(color[ink], color[ground])).toBeGreaterThanOrEqual(least);
  });
});
