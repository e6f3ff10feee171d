import { describe, expect, it } from 'vitest';
import { ZONE_OFFSETS, zoneOptions, zoneText } from './timezones.ts';

describe('the table of time zones', () => {
  it('holds each offset once, in order, from GMT+14 to GMT-12', () => {
    expect([...ZONE_OFFSETS]).toEqual([...new Set(ZONE_OFFSETS)].sort((a, b) => a - b));
    expect(ZONE_OFFSETS[0]).toBe(-840);
    expect(ZONE_OFFSETS.at(-1)).toBeLessThanOrEqual(720);
  });

  it.each([
    [-480, 'GMT+8'],
    [0, 'GMT+0'],
    [-345, 'GMT+5:45'],
    [210, 'GMT-3:30'],
  ])('names %i %s', (offset, name) => {
    expect(zoneText(offset)).toBe(name);
  });

  it('offers an offset that only a file has', () => {
    expect(zoneOptions(-487).map(({ label }) => label)).toContain('GMT+8:07');
  });
});
