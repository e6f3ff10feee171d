import type { ByteRange } from './BlobStore.ts';

/**
 * First and last byte of a requested range of a blob of `size` bytes. Throws RangeError where it is outside.
 */
export function window(range: ByteRange | undefined, size: number): { start: number; end: number } {
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? size - 1, size - 1);
  if (range && !(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end)) {
    throw new RangeError('The wanted range lies outside the blob');
  }
  return { start, end };
}
