import { type BlobStore, originalKey, renditionPrefix } from '../../storage/index.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import type { RemovalRepository } from './removal.repository.ts';

export interface CollectOptions {
  repository: RemovalRepository;
  store: BlobStore;
  now?: () => number;
  /** The time by which files count as old; `now` unless given. */
  settledNow?: () => number;
  /** Seconds that bytes without a reference are kept: an upload of the same bytes may be in progress. */
  grace?: number;
}

const CHUNK = 500;
const GRACE = SECONDS_PER_HOUR;

/** Photos that are permanently deleted release their references. */
export async function collectGone({ repository }: Pick<CollectOptions, 'repository'>): Promise<void> {
  while ((await repository.deleteGone(CHUNK)) > 0);
}

async function deleteBytes(store: BlobStore, sha256: string): Promise<void> {
  for await (const key of store.list(renditionPrefix(sha256))) await store.delete(key);
  await store.delete(originalKey(sha256));
}

/**
 * Deletes the bytes of a row that is marked as being removed at `mark`, then the row, unless an upload has taken it
 * over.
 */
export async function removeMarked(
  { repository, store }: CollectOptions,
  sha256: string,
  mark: number,
): Promise<void> {
  await deleteBytes(store, sha256);
  await repository.deleteMarked(sha256, mark);
}

/**
 * Deletes bytes without a reference. A row is marked first, so that an upload of the same bytes waits until they are
 * deleted and then stores them again; the next run continues a removal whose process died.
 */
export async function collectUnreferenced(options: CollectOptions): Promise<number> {
  const { repository, now = unixNow, settledNow = now, grace = GRACE } = options;
  const since = settledNow() - grace;
  let count = 0;
  for (;;) {
    const hashes = await repository.unreferenced(since, CHUNK);
    if (hashes.length === 0) return count;
    for (const sha256 of hashes) {
      const mark = now();
      if (!(await repository.mark(sha256, { now: mark, since }))) continue;
      await removeMarked(options, sha256, mark);
      count += 1;
    }
  }
}
