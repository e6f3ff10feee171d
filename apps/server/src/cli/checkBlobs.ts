import type { Db } from '../db/connect.ts';
import { type BlobStore, originalKey } from '../storage/index.ts';
import { hashOf, promisedHash } from './hashing.ts';

/** Keys of originals that the database and the store do not agree on. */
export interface BlobReport {
  /** Rows, and their bytes. */
  blobs: number;
  bytes: number;
  /** The database knows them, the store does not. */
  missing: string[];
  /** The store has them, the database knows nothing of them. */
  orphan: string[];
  /** Of another size or, in a deep check, of another hash than they should be. */
  mismatched: string[];
}

const PAGE = 500;

async function* livingBlobs(db: Db): AsyncIterable<{ sha256: string; size: number }> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('blobs')
      .select(['sha256', 'size'])
      .where('sha256', '>', after)
      .where('dying', '=', 0)
      .orderBy('sha256')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.sha256;
  }
}

/** Compares every original with its row. `deep` reads all bytes and takes as long as that takes. */
export async function checkBlobs(db: Db, store: BlobStore, deep: boolean): Promise<BlobReport> {
  const report: BlobReport = { blobs: 0, bytes: 0, missing: [], orphan: [], mismatched: [] };
  for await (const { sha256, size } of livingBlobs(db)) {
    report.blobs += 1;
    report.bytes += size;
    const key = originalKey(sha256);
    const found = await store.head(key);
    if (!found) report.missing.push(key);
    else if (found.size !== size || (deep && (await hashOf(store, key)) !== sha256))
      report.mismatched.push(key);
  }
  for await (const key of store.list('originals')) {
    const sha256 = promisedHash(key);
    const known =
      sha256 &&
      (await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).executeTakeFirst());
    if (!known) report.orphan.push(key);
  }
  return report;
}
