import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Bands,
  BURST_SECONDS,
  bandsOf,
  type ComparedPhoto,
  distance,
  NEAR_BITS,
  neighboursOf,
  similarity,
} from './hashes.ts';

const BITS = 64;
const band = fc.integer({ min: 0, max: 0xffff });
const hash = fc.tuple(band, band, band, band);

function flip(bands: Bands, bits: readonly number[]): Bands {
  const changed: [number, number, number, number] = [...bands];
  for (const bit of bits) changed[bit >> 4] = (changed[bit >> 4] ?? 0) ^ (1 << (bit & 15));
  return changed;
}

it('reads the parts of a hash', () => {
  expect(bandsOf('0001ffff8000abcd')).toEqual([1, 0xffff, 0x8000, 0xabcd]);
});

it('counts the bits in which two hashes differ', () => {
  fc.assert(
    fc.property(hash, fc.uniqueArray(fc.integer({ min: 0, max: BITS - 1 })), (bands, bits) => {
      expect(distance(bands, flip(bands, bits))).toBe(bits.length);
    }),
  );
});

it('finds every near hash by a part that is nearly equal', () => {
  const few = fc.uniqueArray(fc.integer({ min: 0, max: BITS - 1 }), { maxLength: NEAR_BITS });
  fc.assert(
    fc.property(hash, few, (bands, bits) => {
      const other = flip(bands, bits);
      expect(bands.some((own, index) => neighboursOf(own).includes(other[index] ?? -1))).toBe(true);
    }),
  );
});

const shot: ComparedPhoto = { width: 4000, height: 3000, taken: 1_000, time_unknown: 0, bands: [1, 2, 3, 4] };
const bitsApart = (count: number) =>
  flip(
    shot.bands,
    Array.from({ length: count }, (_, bit) => bit),
  );

it.each([
  ['another size of one shape', { width: 1001, height: 750 }, 0],
  ['another shape', { width: 3000, height: 4000 }, undefined],
  ['few bits, years apart', { taken: 90_000_000, bands: bitsApart(NEAR_BITS) }, NEAR_BITS],
  ['more bits, years apart', { taken: 90_000_000, bands: bitsApart(NEAR_BITS + 1) }, undefined],
  ['more bits, in one burst', { taken: 1_000 + BURST_SECONDS, bands: bitsApart(12) }, 12],
  ['more bits, after the burst', { taken: 1_001 + BURST_SECONDS, bands: bitsApart(12) }, undefined],
  ['more bits, at an unknown time', { time_unknown: 1, bands: bitsApart(12) }, undefined],
  ['too many bits, in one burst', { bands: bitsApart(13) }, undefined],
] as const)('compares photos with %s', (_, other, bits) => {
  expect(similarity(shot, { ...shot, ...other })).toBe(bits);
});
