import type { AxisEntry, File } from '@xiangji/api-client/contract';

/** By the very headings that they came after: whoever has read those anew reads the photos anew as well. */
const known = new WeakMap<readonly AxisEntry[], readonly File[]>();

/** Keeps the first photos of a list that a page begins with, for the list that is made of the same headings. */
export function keepFirstChunk(axis: readonly AxisEntry[], files: readonly File[]): void {
  known.set(axis, files);
}

/** The first photos of a list where they have come before it was drawn. */
export function firstChunkOf(axis: readonly AxisEntry[]): readonly File[] {
  return known.get(axis) ?? [];
}
