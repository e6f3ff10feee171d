/** Values of one statement, where the caller does not say. */
const CHUNK = 1_000;

/** Cuts a list into portions that one statement can hold. */
export function* inChunks<T>(all: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
