import type { FileRow } from '../../db/schema.ts';

/** A perceptual hash in parts of 16 bits. */
export type Bands = readonly [number, number, number, number];

const BAND_BITS = 16;
const DIGITS_PER_BAND = 4;
const HEX = 16;

/** Most bits in which the hashes of a photo and its copy differ. */
export const NEAR_BITS = 7;
/** The same for photos that were taken within `BURST_SECONDS`. */
const BURST_BITS = 12;
export const BURST_SECONDS = 10;
/** Part by which the shapes of similar photos differ at most: rounding, not another crop. */
const SHAPE_TOLERANCE = 0.03;

/** Cuts a hash of 16 hexadecimal digits into its parts. */
export function bandsOf(hash: string): Bands {
  const part = (index: number) =>
    Number.parseInt(hash.slice(index * DIGITS_PER_BAND, (index + 1) * DIGITS_PER_BAND), HEX);
  return [part(0), part(1), part(2), part(3)];
}

/**
 * A part and all values that differ from it in one bit. Of two hashes that differ in at most `NEAR_BITS`, one of the four
 * parts differs in at most one: equal values of these find every near photo.
 */
export function neighboursOf(band: number): number[] {
  return [band, ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit))];
}

function bitsIn(value: number): number {
  let rest = value;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The number of bits in which two hashes differ. */
export function distance(one: Bands, other: Bands): number {
  return one.reduce((sum, band, index) => sum + bitsIn(band ^ (other[index] ?? 0)), 0);
}

/** The properties of a photo by which it is compared. */
export type ComparedPhoto = Pick<FileRow, 'width' | 'height' | 'taken' | 'time_unknown'> & { bands: Bands };

function haveOneShape(one: ComparedPhoto, other: ComparedPhoto): boolean {
  const [a, b] = [one.width * other.height, other.width * one.height];
  return Math.abs(a - b) <= SHAPE_TOLERANCE * Math.max(a, b);
}

function areOfOneBurst(one: ComparedPhoto, other: ComparedPhoto): boolean {
  const areDated = one.time_unknown === 0 && other.time_unknown === 0;
  return areDated && Math.abs(one.taken - other.taken) <= BURST_SECONDS;
}

/** In how many bits the hashes of two similar photos differ; undefined where the photos are not similar. */
export function similarity(one: ComparedPhoto, other: ComparedPhoto): number | undefined {
  if (!haveOneShape(one, other)) return undefined;
  const bits = distance(one.bands, other.bands);
  return bits <= (areOfOneBurst(one, other) ? BURST_BITS : NEAR_BITS) ? bits : undefined;
}
