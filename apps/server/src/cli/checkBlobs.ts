import type { Db } from '../db/connect.ts';
import { collectUnknown, unknownKeys } from '../modules/upkeep/collectUnknown.ts';
import {
  isInUse,
  readVerification,
  type VerificationState,
  verifyBlob,
} from '../modules/upkeep/verifyBlobs.ts';
import { type BlobStore, originalKey } from '../storage/index.ts';

/** Keys of originals that the database and the store do not agree on. */
export interface BlobReport {
  /** Rows, and their bytes. */
  blobs: number;
  bytes: number;
  /** The database knows them, the store does not. */
  missing: string[];
  /** The store has them, the database knows nothing of them. */
  orphan: string[];
  /** Of another size than they should be or, where they were read, of another hash. */
  mismatched: string[];
  /** Unknown files that a repair has removed. */
  removed: string[];
  verification: VerificationState;
}

export interface CheckOptions {
  db: Db;
  store: BlobStore;
  /** Reads all bytes and takes as long as that takes. */
  deep: boolean;
  /** Removes unknown files. */
  repair: boolean;
}

const PAGE = 500;

interface Row {
  sha256: string;
  size: number;
  damaged_at: number;
}

/** Rows that something refers to: the others may wait for their bytes, or for their removal. */
const usedRows = (db: Db) =>
  db
    .selectFrom('blobs')
    .select(['sha256', 'size', 'damaged_at'])
    .where('refs', '>', 0)
    .where('dying', '=', 0);

async function* allRows(db: Db): AsyncIterable<Row> {
  let after = '';
  for (;;) {
    const rows = await usedRows(db).where('sha256', '>', after).orderBy('sha256').limit(PAGE).execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.sha256;
  }
}

async function stateOf({ db, store, deep }: CheckOptions, { sha256, size, damaged_at }: Row) {
  const found = await store.head(originalKey(sha256));
  // It may have been removed with its photo since its row was read.
  if (!found) return (await isInUse(db, sha256)) ? 'missing' : 'right';
  if (found.size !== size) return 'damaged';
  // What is known to be damaged is read again: it may have been repaired by hand.
  return deep || damaged_at > 0 ? verifyBlob({ db, store }, sha256) : 'right';
}

/** Compares every original with its row. */
export async function checkBlobs(options: CheckOptions): Promise<BlobReport> {
  const { db, store, repair } = options;
  const found: Pick<BlobReport, 'missing' | 'orphan' | 'mismatched'> = {
    missing: [],
    orphan: [],
    mismatched: [],
  };
  let blobs = 0;
  let bytes = 0;
  for await (const row of allRows(db)) {
    blobs += 1;
    bytes += row.size;
    const state = await stateOf(options, row);
    if (state === 'missing') found.missing.push(originalKey(row.sha256));
    else if (state === 'damaged') found.mismatched.push(originalKey(row.sha256));
  }
  const removed = repair ? await collectUnknown({ db, store, grace: 0, force: true }) : [];
  for await (const key of unknownKeys(db, store)) found.orphan.push(key);
  return { blobs, bytes, ...found, removed, verification: await readVerification(db) };
}
