/** Values per statement unless the caller says otherwise. */
const CHUNK = 1_000;

/** Splits a list into chunks that fit into one statement. */
export function* inChunks<T>(all: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
