import type { AxisEntry, File } from '@xiangji/api-client/contract';

/** By the axis that they belong to: an axis that is loaded again has other photos. */
const known = new WeakMap<readonly AxisEntry[], readonly File[]>();

/**
 * Stores the first photos of a list that a page starts with, for the source that is created from the same axis.
 */
export function keepFirstPhotos(axis: readonly AxisEntry[], files: readonly File[]): void {
  known.set(axis, files);
}

/** Returns the first photos of a list where they were loaded before it is rendered. */
export function firstPhotosOf(axis: readonly AxisEntry[]): readonly File[] {
  return known.get(axis) ?? [];
}
