import { setTimeout as wait } from 'node:timers/promises';
import type { BlobRow } from '../../db/schema.ts';
import {
  commitRenditions,
  discardRenditions,
  type MediaPool,
  type MediaReport,
  type ReceivedFile,
} from '../../media/index.ts';
import { type BlobStore, hashOf, originalKey, renditionPrefix } from '../../storage/index.ts';
import { unixNow } from '../../time.ts';
import type { BlobsRepository, NewBlob } from '../blobs/blobs.repository.ts';
import { type BlobMeta, NO_META, readBlobMeta, toBlobMeta } from '../media/blobMeta.ts';

/** Seconds after which a removal counts as abandoned by a server that died. */
const REMOVAL = 60;
const POLL_MS = 50;

export interface BlobStorageOptions {
  blobs: BlobsRepository;
  store: BlobStore;
  pool: MediaPool;
  allowVideo: boolean;
}

/** Bytes that are in the store. */
export interface StoredBlob {
  meta: BlobMeta;
  blob: NewBlob;
}

type Hashed = Pick<ReceivedFile, 'sha256' | 'size'>;

function toBlob({ sha256, size }: Hashed, meta: BlobMeta): NewBlob {
  return { sha256, size, mime: meta.mime, meta: JSON.stringify(meta), ctime: unixNow() };
}

/**
 * Returns the row of known bytes, protected from removal; undefined for new ones. Waits for a removal in progress.
 */
function createClaim(blobs: BlobsRepository) {
  return async (sha256: string): Promise<BlobRow | undefined> => {
    for (;;) {
      const claimed = await blobs.claim(sha256);
      if (claimed) return claimed;
      const known = await blobs.find(sha256);
      if (!known) return undefined;
      const { removed_at: removedAt } = known;
      if (removedAt > 0 && removedAt < unixNow() - REMOVAL) await blobs.reclaim(sha256, removedAt);
      else await wait(POLL_MS);
    }
  };
}

/**
 * Stores the bytes of uploads: new ones are decoded and stored; known ones are read again, and stored again where the
 * original is lost or damaged. The row comes before the bytes, so that a crash in between leaves a row without
 * references, which the collecting job removes with its bytes.
 */
export function createBlobStorage({ blobs, store, pool, allowVideo }: BlobStorageOptions) {
  const claim = createClaim(blobs);

  /**
   * Deletes renditions that may come from damaged bytes; crops and cleaned copies are generated again on demand.
   */
  async function removeRenditions(sha256: string): Promise<void> {
    for await (const key of store.list(renditionPrefix(sha256))) await store.delete(key);
  }

  /** Whether the stored original has its length and its hash. */
  async function isIntact({ sha256, size }: Hashed): Promise<boolean> {
    const key = originalKey(sha256);
    if ((await store.head(key))?.size !== size) return false;
    return (await hashOf(store, key)) === sha256;
  }

  /** The metadata of bytes that are stored and intact; undefined where they must be decoded and stored. */
  async function inspect(received: Hashed): Promise<BlobMeta | undefined> {
    const { sha256 } = received;
    const known = await claim(sha256);
    if (!known) return undefined;
    if (known.meta === NO_META || !(await isIntact(received))) {
      await removeRenditions(sha256);
      return undefined;
    }
    if (known.damaged_at > 0) await blobs.markStored(sha256);
    return readBlobMeta(known);
  }

  /** Stores the original and its renditions. */
  async function write({ tempPath, ...hashed }: ReceivedFile, report: MediaReport): Promise<BlobMeta> {
    const { sha256 } = hashed;
    const meta = toBlobMeta(report);
    try {
      // A removal of the same bytes may have begun since they were claimed.
      while (!(await blobs.register(toBlob(hashed, meta)))) await claim(sha256);
      await store.putFile(originalKey(sha256), tempPath);
      await commitRenditions(store, sha256, report);
      await blobs.markStored(sha256);
    } finally {
      await discardRenditions(report);
    }
    return meta;
  }

  async function decodeAndWrite(received: ReceivedFile, account: string | undefined): Promise<BlobMeta> {
    const { tempPath, size } = received;
    return write(received, await pool.process(tempPath, { size, allowVideo, account }));
  }

  /** `account` is the uploader. Throws MediaRejection for bytes that the product does not accept. */
  return async (received: ReceivedFile, account?: string): Promise<StoredBlob> => {
    const meta = (await inspect(received)) ?? (await decodeAndWrite(received, account));
    return { meta, blob: toBlob(received, meta) };
  };
}

export type BlobStorage = ReturnType<typeof createBlobStorage>;
