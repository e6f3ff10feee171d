import { collectUnknown, unknownKeys } from '../modules/upkeep/collectUnknown.ts';
import type { RemovalRepository } from '../modules/upkeep/removal.repository.ts';
import type {
  CheckedBlob,
  VerificationRepository,
  VerificationState,
} from '../modules/upkeep/verification.repository.ts';
import { verifyBlob } from '../modules/upkeep/verifyBlobs.ts';
import { type BlobStore, originalKey } from '../storage/index.ts';

/** Keys of originals that the database and the store do not agree on. */
export interface BlobReport {
  /** Rows, and their bytes. */
  blobs: number;
  bytes: number;
  /** The database knows them, the store does not. */
  missing: string[];
  /** Files of the store that no row of the database refers to. */
  orphan: string[];
  /** Of another size than they should be or, where they were read, of another hash. */
  mismatched: string[];
  /** Unknown files that a repair has removed. */
  removed: string[];
  verification: VerificationState;
}

export interface CheckOptions {
  verification: VerificationRepository;
  removal: RemovalRepository;
  store: BlobStore;
  /** Reads all bytes and takes as long as that takes. */
  deep: boolean;
  /** Removes unknown files. */
  repair: boolean;
}

async function stateOf(
  { verification, store, deep }: CheckOptions,
  { sha256, size, damaged_at }: CheckedBlob,
) {
  const found = await store.head(originalKey(sha256));
  // It may have been removed with its photo since its row was read.
  if (!found) return (await verification.isInUse(sha256)) ? 'missing' : 'right';
  if (found.size !== size) return 'damaged';
  // A damaged original is read again: it may have been repaired by hand.
  return deep || damaged_at > 0 ? verifyBlob({ repository: verification, store }, sha256) : 'right';
}

/** Compares every original with its row. */
export async function checkBlobs(options: CheckOptions): Promise<BlobReport> {
  const { verification, removal: repository, store, repair } = options;
  const found: Pick<BlobReport, 'missing' | 'orphan' | 'mismatched'> = {
    missing: [],
    orphan: [],
    mismatched: [],
  };
  let blobs = 0;
  let bytes = 0;
  for await (const row of verification.all()) {
    blobs += 1;
    bytes += row.size;
    const state = await stateOf(options, row);
    if (state === 'missing') found.missing.push(originalKey(row.sha256));
    else if (state === 'damaged') found.mismatched.push(originalKey(row.sha256));
  }
  const removed = repair ? await collectUnknown({ repository, store, grace: 0, force: true }) : [];
  for await (const key of unknownKeys({ repository, store })) found.orphan.push(key);
  return { blobs, bytes, ...found, removed, verification: await verification.state() };
}
