import { setTimeout as wait } from 'node:timers/promises';
import type { BlobRow } from '../../db/schema.ts';
import { commitRenditions, discardRenditions, type MediaPool, type ReceivedFile } from '../../media/index.ts';
import { type BlobStore, hashOf, originalKey, renditionPrefix } from '../../storage/index.ts';
import { unixNow } from '../../time.ts';
import { type BlobMeta, NO_META, readBlobMeta, toBlobMeta } from '../media/blobMeta.ts';
import type { UploadsRepository } from './uploads.repository.ts';

/** How long a removal may take before it counts as given up by a server that died, seconds. */
const REMOVAL = 60;
const LOOK_AGAIN_MS = 50;

export interface KeeperDependencies {
  repository: Pick<UploadsRepository, 'claim' | 'adopt' | 'blob' | 'register' | 'markStored'>;
  store: BlobStore;
  pool: MediaPool;
  allowVideo: boolean;
}

/** What a stored original needs in the database. */
export type KeptBlob = Pick<BlobRow, 'sha256' | 'size' | 'mime' | 'meta' | 'ctime'>;

function toBlob({ sha256, size }: Pick<ReceivedFile, 'sha256' | 'size'>, meta: BlobMeta): KeptBlob {
  return { sha256, size, mime: meta.mime, meta: JSON.stringify(meta), ctime: unixNow() };
}

/**
 * Makes sure that the bytes of an upload are in the store: new ones are decoded and stored, known ones are read again and
 * stored again where the original is lost or damaged. The row is there before the bytes, so that a crash in between
 * leaves a row without references, which the collecting job removes with its bytes.
 */
export function createKeeper({ repository, store, pool, allowVideo }: KeeperDependencies) {
  /** Returns the row of known bytes, kept from removal; undefined for new ones. Waits for a removal under way. */
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

  /** Decodes and stores bytes; the original and its renditions are on disk afterwards. */
  async function storeBytes({ tempPath, sha256, size }: ReceivedFile, account?: string): Promise<BlobMeta> {
    const report = await pool.process(tempPath, { size, allowVideo, account });
    const meta = toBlobMeta(report);
    try {
      // A removal of the same bytes may have begun since they were claimed.
      while (!(await repository.register(toBlob({ sha256, size }, meta)))) await claim(sha256);
      await store.putFile(originalKey(sha256), tempPath);
      await commitRenditions(store, sha256, report);
      await repository.markStored(sha256);
    } finally {
      await discardRenditions(report);
    }
    return meta;
  }

  /** Removes pictures that may have been made from damaged bytes; crops and cleaned copies are made again on demand. */
  async function removeRenditions(sha256: string): Promise<void> {
    for await (const key of store.list(renditionPrefix(sha256))) await store.delete(key);
  }

  /** Whether the stored original has its length and its hash. */
  async function isIntact({ sha256, size }: Pick<BlobRow, 'sha256' | 'size'>): Promise<boolean> {
    const key = originalKey(sha256);
    if ((await store.head(key))?.size !== size) return false;
    return (await hashOf(store, key)) === sha256;
  }

  /** `account` is whose upload it is. */
  return async (received: ReceivedFile, account?: string): Promise<{ meta: BlobMeta; blob: KeptBlob }> => {
    const known = await claim(received.sha256);
    const isUsable = known && known.meta !== NO_META && (await isIntact(received));
    if (known && !isUsable) await removeRenditions(received.sha256);
    const meta = isUsable ? readBlobMeta(known) : await storeBytes(received, account);
    if (isUsable && known.damaged_at > 0) await repository.markStored(received.sha256);
    return { meta, blob: toBlob(received, meta) };
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
