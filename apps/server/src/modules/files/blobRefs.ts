import { type Kysely, sql } from 'kysely';
import type { Database, FileRow } from '../../db/schema.ts';
import { unixNow } from '../../time.ts';

/** All bytes that a photo refers to. */
export function hashesOf(file: Pick<FileRow, 'sha256' | 'live_sha256' | 'poster_sha256'>): string[] {
  const { sha256, live_sha256, poster_sha256 } = file;
  return [sha256, live_sha256, poster_sha256].filter((hash) => hash !== null);
}

/** How often each hash occurs, in the order in which every transaction takes blobs: none waits for another in a ring. */
function counted(hashes: readonly string[]): [sha256: string, count: number][] {
  const counts = new Map<string, number>();
  for (const sha256 of hashes) counts.set(sha256, (counts.get(sha256) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds a reference for each hash; a photo that is saved or copied costs no bytes. */
export async function referBlobs(trx: Kysely<Database>, hashes: readonly string[]): Promise<void> {
  for (const [sha256, count] of counted(hashes)) {
    await trx
      .updateTable('blobs')
      .set((eb) => ({ refs: eb('refs', '+', count), touched: unixNow() }))
      .where('sha256', '=', sha256)
      .execute();
  }
}

/** Gives references back; bytes without one are taken away by a job. */
export async function releaseBlobs(trx: Kysely<Database>, hashes: readonly string[]): Promise<void> {
  for (const [sha256, count] of counted(hashes)) {
    await trx
      .updateTable('blobs')
      .set({ refs: sql<number>`refs - ${sql.lit(count)}`, touched: unixNow() })
      .where('sha256', '=', sha256)
      .execute();
  }
}
