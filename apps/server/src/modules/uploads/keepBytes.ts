import { setTimeout as wait } from 'node:timers/promises';
import type { BlobRow } from '../../db/schema.ts';
import { commitRenditions, discardRenditions, type MediaPool, type ReceivedFile } from '../../media/index.ts';
import { type BlobStore, originalKey } from '../../storage/index.ts';
import { unixNow } from '../../time.ts';
import { type BlobMeta, readBlobMeta, toBlobMeta } from '../media/blobMeta.ts';
import type { UploadsRepository } from './uploads.repository.ts';

/** How long a removal may take before it counts as given up by a server that died, seconds. */
const REMOVAL = 60;
const LOOK_AGAIN_MS = 50;

export interface KeeperDependencies {
  repository: Pick<UploadsRepository, 'claim' | 'adopt' | 'blob'>;
  store: BlobStore;
  pool: MediaPool;
  allowVideo: boolean;
}

/** What a stored original needs in the database. */
export type KeptBlob = Pick<BlobRow, 'sha256' | 'size' | 'mime' | 'meta' | 'ctime'>;

/**
 * Sees to it that the bytes of an upload are in the store: new ones are decoded and stored, known ones only claimed, and
 * stored again where the original was lost. After it, the row may be written.
 */
export function createKeeper({ repository, store, pool, allowVideo }: KeeperDependencies) {
  /** Decodes and stores bytes; the original and its renditions are on disk after. */
  async function storeBytes({ tempPath, sha256, size }: ReceivedFile): Promise<BlobMeta> {
    const report = await pool.process(tempPath, { size, allowVideo });
    try {
      await store.putFile(originalKey(sha256), tempPath);
      await commitRenditions(store, sha256, report);
    } finally {
      await discardRenditions(report);
    }
    return toBlobMeta(report);
  }

  /** The row of known bytes, kept from removal; undefined for new ones. Waits for a removal under way. */
  async function claim(sha256: string): Promise<BlobRow | undefined> {
    for (;;) {
      const claimed = await repository.claim(sha256);
      if (claimed) return claimed;
      const dying = await repository.blob(sha256);
      if (!dying) return undefined;
      if (dying.dying > 0 && dying.dying < unixNow() - REMOVAL) await repository.adopt(dying);
      else await wait(LOOK_AGAIN_MS);
    }
  }

  return async (received: ReceivedFile): Promise<{ meta: BlobMeta; blob: KeptBlob }> => {
    const { sha256, size } = received;
    const known = await claim(sha256);
    const stored = known && (await store.head(originalKey(sha256)));
    const meta = known && stored?.size === size ? readBlobMeta(known) : await storeBytes(received);
    return { meta, blob: { sha256, size, mime: meta.mime, meta: JSON.stringify(meta), ctime: unixNow() } };
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
