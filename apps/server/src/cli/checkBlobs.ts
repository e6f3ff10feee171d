import { collectUnknown, unknownKeys } from '../modules/upkeep/collectUnknown.ts';
import type { RemovalRepository } from '../modules/upkeep/removal.repository.ts';
import type {
  CheckedBlob,
  VerificationRepository,
  VerificationState,
} from '../modules/upkeep/verification.repository.ts';
import { verifyBlob } from '../modules/upkeep/verifyBlobs.ts';
import { type BlobStore, originalKey } from '../storage/index.ts';

/** Keys of originals on which the database and the store disagree. */
export interface BlobReport {
  /** Rows, and their bytes. */
  blobs: number;
  bytes: number;
  /** Referenced by the database, missing in the store. */
  missing: string[];
  /** Files of the store that no row of the database refers to. */
  orphan: string[];
  /** Wrong size or, where the bytes were read, wrong hash. */
  mismatched: string[];
  /** Unknown files that a repair has removed. */
  removed: string[];
  verification: VerificationState;
}

export interface CheckOptions {
  verification: VerificationRepository;
  removal: RemovalRepository;
  store: BlobStore;
  /** Reads all bytes, however long it takes. */
  deep: boolean;
  /** Removes unknown files. */
  repair: boolean;
}

async function stateOf(
  { verification, store, deep }: CheckOptions,
  { sha256, size, damaged_at }: CheckedBlob,
) {
  const found = await store.head(originalKey(sha256));
  // It may have been deleted with its photo since its row was read.
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
