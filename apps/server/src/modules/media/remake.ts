import { stat } from 'node:fs/promises';
import { commitRenditions, type MediaPool, MediaRejection } from '../../media/index.ts';
import {
  BlobNotFoundError,
  type BlobStore,
  DamagedBlobError,
  originalKey,
  withLocalCopy,
} from '../../storage/index.ts';

/**
 * Generates the renditions of an original again where they were lost (a disk restored without them). Returns a
 * function that resolves to whether there are renditions now. Simultaneous calls for one original share one decoding.
 */
export function createRemake(store: BlobStore, pool: MediaPool): (sha256: string) => Promise<boolean> {
  const underWay = new Map<string, Promise<boolean>>();
  /** Originals that gave no renditions: trying again would only waste time. */
  const hopeless = new Set<string>();

  async function remake(sha256: string): Promise<boolean> {
    try {
      const report = await withLocalCopy(store, originalKey(sha256), async (path) =>
        pool.process(path, { size: (await stat(path)).size, allowVideo: true }),
      );
      const made = await commitRenditions(store, sha256, report);
      if (made.length === 0) hopeless.add(sha256);
      return made.length > 0;
    } catch (error) {
      if (error instanceof BlobNotFoundError || error instanceof DamagedBlobError) return false;
      if (!(error instanceof MediaRejection)) throw error;
      hopeless.add(sha256);
      return false;
    }
  }

  return async (sha256) => {
    if (hopeless.has(sha256)) return false;
    const waiting = underWay.get(sha256) ?? remake(sha256).finally(() => underWay.delete(sha256));
    underWay.set(sha256, waiting);
    return waiting;
  };
}
